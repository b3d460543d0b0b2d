import { OFFERS, type OfferKind, type PlayerId, refuse, TOPICS } from '@highjinks/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginnings } from '../decks/beginnings/index.ts'
import { offerCardId, seeded, sentenceOf } from '../kit/index.ts'
import { GAMES, type Slug } from '../register.ts'
import { namedSession } from '../testing/named-session.ts'
import { simulatedMove } from '../testing/simulated-move.ts'
import { BEGINNINGS_MOST } from './beginnings.ts'
import { hand, ownSeat, readSession } from './index.ts'
import { markKept } from './offers.ts'
import { ownCards } from './session.ts'

const THREE = ['anna', 'bert', 'cleo'] as const
/** Brisk, so that there is time for a filler. */
const QUICK = { duration: 'Quick', pace: 'brisk', clock: 'hard' } as const
type Party = ReturnType<typeof namedSession>

const asked = (party: Party, id: PlayerId) => ownSeat(party.session, id).beginning
const finished = (text: string, end: string) => `${text.replace(/[\s….]+$/u, '')} ${end}`

/** Finishes the beginning they have with these words. */
function finishes(party: Party, id: PlayerId, end: string) {
  const { kind, text } = asked(party, id) ?? { kind: 'never' as const, text: '' }
  return party.says(id, { type: 'offer', kind, text: finished(text, end) })
}

describe('in the lobby', () => {
  it('[OWN-1] one beginning after the other is offered to each, of another kind, three at most', () => {
    const party = namedSession(THREE, { slug: 'truth-or-dare' })
    const kinds: (OfferKind | undefined)[] = []
    for (let i = 0; i < BEGINNINGS_MOST; i++) {
      kinds.push(asked(party, 'bert')?.kind)
      expect(asked(party, 'bert')).toEqual(asked(party, 'bert'))
      expect(finishes(party, 'bert', `a goose ${i}`)).toBe('ok')
    }
    expect(kinds).toEqual(['truth', 'dare', 'starter'])
    expect(asked(party, 'bert')).toBeNull()
    expect(asked(party, 'anna')?.id).not.toBe(asked(party, 'cleo')?.id)
  })

  it('[OWN-1] one that is skipped does not come again, and counts', () => {
    const party = namedSession(THREE)
    const first = asked(party, 'bert')?.id ?? ''
    expect(party.says('bert', { type: 'skip-beginning', beginning: 'own-truth-mild-01' })).toBe('wrong-phase')
    expect(party.says('bert', { type: 'skip-beginning', beginning: first })).toBe('ok')
    expect(party.says('bert', { type: 'skip-beginning', beginning: first })).toBe('wrong-phase')
    for (let i = 1; i < BEGINNINGS_MOST; i++)
      expect(party.says('bert', { type: 'skip-beginning', beginning: asked(party, 'bert')?.id ?? '' })).toBe('ok')
    expect(asked(party, 'bert')).toBeNull()
  })

  it('[OWN-1] Never asks for its own, which counts among the three; during a game no one is asked', () => {
    const party = namedSession(THREE, { slug: 'never-have-i-ever' })
    expect(asked(party, 'bert')).toBeNull()
    party.says('bert', { type: 'offer', kind: 'never', text: 'Never have I ever cried over a sandwich' })
    party.says('anna', { type: 'change-game', gameId: GAMES['truth-or-dare'].about.id })
    for (let i = 1; i < BEGINNINGS_MOST; i++) finishes(party, 'bert', `a goose ${i}`)
    expect(asked(party, 'bert')).toBeNull()
    party.says('anna', { type: 'start' })
    expect(asked(party, 'cleo')).toBeNull()
  })

  it('[OWN-1] offers nothing with a muted topic, or of another level', () => {
    const party = namedSession(THREE, { slug: 'high-rollers', settings: { intensity: 'Intense' } })
    party.says('bert', { type: 'limits', topics: [...TOPICS] })
    for (let i = 0; i < BEGINNINGS_MOST; i++) {
      const found = beginnings.find(({ id }) => id === asked(party, 'bert')?.id)
      expect(found).toMatchObject({ topics: [], intensity: 'Intense' })
      party.says('bert', { type: 'skip-beginning', beginning: found?.id ?? '' })
    }
  })

  it('[OWN-2] a card has the topics and the level of its beginning, and any but a never needs one', () => {
    const party = namedSession(THREE, { settings: { intensity: 'Mild' } })
    const says = (kind: OfferKind, text: string) => party.says('bert', { type: 'offer', kind, text })
    expect(says('truth', 'What do you think of me')).toBe('not-allowed')
    expect(says('dare', 'What did an ex of yours never learn about geese')).toBe('not-allowed')
    expect(says('truth', 'What did an ex of yours never learn about Cleo?')).toBe('about-somebody')
    expect(says('truth', "what's in your phone right now about geese?")).toBe('ok')
    expect(says('never', 'Never have I ever been high at a zoo')).toBe('ok')
    expect(says('never', 'Never have I ever met a goose')).toBe('ok')
    expect(ownCards(party.session).map(({ level, topics }) => [level, topics])).toEqual([
      ['Mild', ['cannabis']],
      ['Mild', []],
      ['Medium', ['phone']],
    ])
  })

  it('[OWN-2] no one else sees it, and its author can take it back', () => {
    const party = namedSession(THREE)
    finishes(party, 'bert', 'geese')
    const [card] = ownSeat(party.session, 'bert').cards
    expect(card?.text).toContain('geese')
    expect(JSON.stringify([party.view(), ownSeat(party.session, 'anna')])).not.toContain('geese')
    expect(party.says('anna', { type: 'withdraw', id: card?.id ?? '' })).toBe('not-found')
    expect(party.says('bert', { type: 'withdraw', id: card?.id ?? '' })).toBe('ok')
    expect(JSON.stringify(party.session)).not.toContain('geese')
  })

  it('[LAYOUT-1] nevers that the version before has kept are read, with no topics', () => {
    const { session } = namedSession(THREE)
    const { cards: _cards, ...before } = session
    const offers = [{ id: 'a', by: 'bert', kind: 'never', text: 'sung', level: 'Medium' }]
    const read = readSession(JSON.parse(JSON.stringify({ ...before, offers })))
    expect(ownCards(read)).toEqual([
      { ...offers[0], family: 'confessions', topics: [], isSigned: false, isKept: false },
    ])
  })
})

/** Plays on until this is so. */
function playsUntil(party: Party, random: () => number, isSo: () => boolean): boolean {
  while (party.view().session.status === 'playing') {
    if (isSo()) return true
    const acted = THREE.some((id) => {
      const move = simulatedMove(party.session, id, random)
      return move !== null && party.moves(id, move) === 'ok'
    })
    if (!acted) party.waits(1)
  }
  return isSo()
}

/** Each player has given one of each kind. The goose is in all of Bert's. */
function stocked(slug: Slug, seed: number): Party {
  const party = namedSession(THREE, { slug, seed, settings: QUICK })
  for (const [i, id] of THREE.entries())
    for (const kind of OFFERS) {
      const fitting = beginnings.filter((one) => one.kind === kind && one.intensity !== 'Intense')
      const text = finished(fitting[i]?.text ?? '', `a ${id === 'bert' ? 'goose' : 'fish'} ${kind}`)
      expect(party.says(id, { type: 'offer', kind, text })).toBe('ok')
    }
  party.says('anna', { type: 'start' })
  party.waits(1.5)
  return party
}

const signed = (party: Party) => party.view().session.signed

describe('in a game', () => {
  it.each(['truth-or-dare', 'spin-the-stash', 'high-rollers'] as const)(
    '[OWN-6] %s: on no one’s screen before the deal, unsigned until it was played, and then with its author',
    (slug) => {
      const played = new Set<string>()
      fc.assert(
        fc.property(fc.nat(200), (seed) => {
          const random = seeded(seed)
          const party = stocked(slug, seed)
          playsUntil(party, random, () => {
            const { session } = party
            const screens = [party.view(), ...THREE.map((id) => hand(session, id))]
            for (const { id, by, kind, text, isSigned } of ownCards(session)) {
              const isShown = JSON.stringify(screens).includes(sentenceOf(kind, text))
              const isDealt = session.used.includes(offerCardId(id))
              if (isShown && !isDealt) throw new Error(`${text} before it was dealt`)
              if (isSigned !== signed(party).some((one) => one.by === by && one.text === sentenceOf(kind, text)))
                throw new Error(`${text} signed too early or not at all`)
              if (isSigned) played.add(kind)
            }
            return false
          })
        }),
        { numRuns: 4, seed: 7 },
      )
      expect(played.size).toBeGreaterThan(0)
    },
  )

  it('[OWN-6] incognito a never is not signed', () => {
    const party = namedSession(THREE, { slug: 'never-have-i-ever', settings: { ...QUICK, reveal: 'incognito' } })
    party.says('bert', { type: 'offer', kind: 'never', text: 'Never have I ever met a goose' })
    party.says('anna', { type: 'start' })
    party.waits(1.5)
    playsUntil(party, seeded(1), () => false)
    expect(party.session.used).toContain(offerCardId(party.session.offers[0]?.id ?? ''))
    expect(signed(party)).toEqual([])
  })

  it('[OWN-7] the author of the starter that all answer sits that one out and votes', () => {
    for (let seed = 1; seed < 80; seed++) {
      const party = stocked('spin-the-stash', seed)
      const isOut = () => JSON.stringify(party.table()).includes('goose starter') && party.table().phase === 'write'
      if (!playsUntil(party, seeded(seed), isOut)) continue
      expect(party.table().waiting).toEqual(['anna', 'cleo'])
      expect(party.moves('bert', { type: 'write', text: 'Me too' })).toBe('already-done')
      return
    }
    throw new Error('it never came')
  })

  it.each(['truth-or-dare', 'spin-the-stash', 'high-rollers', 'never-have-i-ever'] as const)(
    '[OWN-8] %s: taken back while it is on the table, nothing is left of it, and the game goes on',
    (slug) => {
      let taken = 0
      for (let seed = 1; seed < 60 && taken < 3; seed++) {
        const random = seeded(seed)
        const party = stocked(slug, seed)
        if (!playsUntil(party, random, () => JSON.stringify(party.view()).includes('goose'))) continue
        const shown = ownCards(party.session).filter(({ text }) => JSON.stringify(party.view()).includes(text))
        for (const { id, by } of shown) expect(party.says(by, { type: 'withdraw', id })).toBe('ok')
        for (const { text } of shown) expect(JSON.stringify([party.session, party.view()])).not.toContain(text)
        taken++
        playsUntil(party, random, () => false)
        expect(party.view().session.status).toBe('over')
      }
      expect(taken).toBe(3)
    },
  )

  /** The crew's: a dare each by Bert and by Zoe, who is not here. */
  function inCrewsRoom(seed: number) {
    const card = { level: 'Mild' as const, family: 'objects' as const, topics: [], isSigned: false, isKept: true }
    const crewCards = [
      { ...card, id: 'k1', by: 'm-bert', name: 'Bert', kind: 'dare' as const, text: 'Sing a love song to a goose' },
      { ...card, id: 'k2', by: 'm-zoe', name: 'Zoe', kind: 'dare' as const, text: 'Sing a love song to a fish' },
    ]
    const party = namedSession(THREE, { slug: 'spin-the-stash', seed, settings: QUICK, cards: crewCards })
    party.says('anna', { type: 'start' })
    party.waits(1.5)
    return party
  }

  it('[OWN-10] a crew’s card comes while its author is away, never to its author, and is signed with their name', () => {
    const names = new Set<string | undefined>()
    for (let seed = 1; seed < 40 && names.size < 2; seed++) {
      const party = inCrewsRoom(seed)
      playsUntil(party, seeded(seed), () => {
        const { turn, phase } = party.table()
        if (phase === 'resolve' && JSON.stringify(party.table()).includes('goose')) expect(turn).not.toBe('bert')
        return false
      })
      for (const { by, name } of signed(party)) {
        names.add(name)
        expect(by).toBe(name === 'Bert' ? 'bert' : 'm-zoe')
      }
    }
    expect(names).toEqual(new Set(['Bert', 'Zoe']))
  })

  it("[OWN-10] a member's card of tonight can be kept once it was played, by no guest and not twice", () => {
    const party = inCrewsRoom(1)
    const card = {
      id: 'c',
      by: 'bert',
      kind: 'dare',
      text: 'x',
      level: 'Mild',
      family: 'objects',
      topics: [],
      isKept: false,
    }
    const session = (isSigned: boolean) => readSession({ ...party.session, cards: [{ ...card, isSigned }] })
    expect(ownSeat(session(false), 'bert').keepable).toEqual([])
    expect(ownSeat(session(true), 'bert').keepable).toEqual([{ id: 'c', kind: 'dare', text: 'x' }])
    expect(markKept(session(true), 'anna', 'c')).toEqual(refuse('not-found'))
    const kept = markKept(session(true), 'bert', 'c')
    expect(kept.ok && ownSeat(kept.state, 'bert').keepable).toEqual([])
  })
})
