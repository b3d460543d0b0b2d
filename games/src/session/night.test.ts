import { LOBBY_CAP } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import type { Game } from '../kit/index.ts'
import { GAMES } from '../register.ts'
import { namedSession } from '../testing/named-session.ts'
import { ownSeat } from './index.ts'
import { answerQuote, nextGames } from './night.ts'
import { OFFERS_PER_SEAT, withdraw } from './offers.ts'
import type { Session } from './session.ts'
import { view } from './view.ts'

const HARD = { duration: 'Quick', clock: 'hard' } as const
const THREE = ['anna', 'bert', 'cleo'] as const

/** At the podium of a game in which only Bert said something. */
function atPodium() {
  const party = namedSession(THREE, { slug: 'never-have-i-ever', settings: HARD })
  party.says('anna', { type: 'start' })
  party.waits(1.5)
  party.moves('bert', { type: 'say', side: 'never' })
  party.moves('bert', { type: 'guess', number: 0 })
  party.waits(1000)
  return party
}

describe('offers', () => {
  it('[NIGHT-1] are their author’s alone to see and to take back', () => {
    const party = namedSession(THREE)
    expect(party.says('bert', { type: 'offer', kind: 'never', text: 'Never have I ever sung' })).toBe('ok')
    const [offered] = ownSeat(party.session, 'bert').offers
    expect(offered).toMatchObject({ kind: 'never', text: 'Never have I ever sung' })
    expect(ownSeat(party.session, 'anna').offers).toEqual([])
    expect(JSON.stringify(party.view())).not.toContain('sung')
    expect(party.says('anna', { type: 'withdraw', id: offered?.id ?? '' })).toBe('not-found')
    expect(party.says('bert', { type: 'withdraw', id: 'another' })).toBe('not-found')
    expect(party.says('bert', { type: 'withdraw', id: offered?.id ?? '' })).toBe('ok')
    expect(party.session.offers).toEqual([])
  })

  it('[NIGHT-1] six of a seat wait, and none twice', () => {
    const party = namedSession(THREE)
    const says = (n: number, who = 'bert') => party.says(who, { type: 'offer', kind: 'never', text: `line ${n}` })
    for (let i = 0; i < OFFERS_PER_SEAT; i++) expect(says(i)).toBe('ok')
    expect(says(99)).toBe('too-many')
    expect(says(0, 'anna')).toBe('already-done')
    expect(says(99, 'anna')).toBe('ok')
  })

  it('[NIGHT-1] a dealt line no longer waits, and its author can still take it back on the table', () => {
    const party = namedSession(THREE, { slug: 'never-have-i-ever', settings: HARD })
    for (let i = 0; i < OFFERS_PER_SEAT; i++) party.says('bert', { type: 'offer', kind: 'never', text: `line ${i}` })
    party.says('anna', { type: 'start' })
    party.waits(1.5)
    while (party.table().round < 2) party.waits(5)
    const statement = () => Reflect.get(party.table(), 'statement')
    expect(statement()).toBe('Never have I ever line 0.')
    expect(ownSeat(party.session, 'bert').offers.map(({ text }) => text)).not.toContain('line 0')
    expect(party.says('bert', { type: 'offer', kind: 'never', text: 'line 6' })).toBe('ok')
    expect(party.says('bert', { type: 'withdraw', id: party.session.offers[0]?.id ?? '' })).toBe('ok')
    expect(statement()).toBe('Never have I ever line 1.')
    expect(JSON.stringify(party.session)).not.toContain('line 0')
  })

  it.each([
    ['Never have I ever kissed Anna', 'about-somebody'],
    ['never have I ever, CLEO’S cake', 'about-somebody'],
    ['Never have I ever eaten a banana', 'ok'],
  ] as const)('[NIGHT-1] “%s” is %s', (text, outcome) => {
    expect(namedSession(THREE).says('bert', { type: 'offer', kind: 'never', text })).toBe(outcome)
  })
})

describe('the next game', () => {
  it('[NIGHT-2] is voted for after a game, one vote a seat, and forgotten by the next', () => {
    const party = atPodium()
    expect(party.view().session.nextGames).toEqual([2, 1, 11])
    for (const id of THREE) expect(party.says(id, { type: 'vote-next', gameId: 2 })).toBe('ok')
    expect(party.says('cleo', { type: 'vote-next', gameId: 11 })).toBe('ok')
    for (const gameId of [3, 99]) expect(party.says('cleo', { type: 'vote-next', gameId })).toBe('game-not-found')
    expect(party.view().session.nextVotes).toEqual([
      { gameId: 2, votes: 2 },
      { gameId: 11, votes: 1 },
    ])
    expect(ownSeat(party.session, 'cleo').nextVote).toBe(11)
    party.says('anna', { type: 'change-game', gameId: 2 })
    expect(party.view().session.nextVotes).toEqual([])
    expect(party.says('bert', { type: 'vote-next', gameId: 2 })).toBe('wrong-phase')
  })

  it('[NIGHT-2] is one of three that were not played tonight, or longest ago', () => {
    const party = atPodium()
    const { gameId } = party.session
    const others = Object.values<Game>(GAMES).filter(({ about }) => about.id !== gameId)
    const after = (...games: readonly Game[]) => {
      const night = games.map(({ about }) => ({ slug: about.slug, places: [], awards: [] }))
      return new Set(nextGames({ ...party.session, night }))
    }
    const ids = (...games: readonly (Game | undefined)[]) => new Set(games.map((game) => game?.about.id))
    expect(after(...others)).toEqual(ids(...others.slice(0, 3)))
    expect(after(...others.toReversed())).toEqual(ids(...others.slice(-3)))
    expect(after(...others.slice(0, -2))).toEqual(ids(...others.slice(-2), others[0]))
  })

  it("[NIGHT-14] the game most like the last one isn't the first of the three, and can be among them", () => {
    const { session } = atPodium()
    const games = Object.values<Game>(GAMES).map(({ about }) => about)
    for (const { id, slug, mostLike } of games) {
      if (mostLike === undefined) continue
      const alike = games.find((about) => about.slug === mostLike)?.id
      // As if they had been played in turn, beginning with each of them
      const proposed = games.map((_, i) => {
        const night = [...games.slice(i), ...games.slice(0, i)].map((about) => ({
          slug: about.slug,
          places: [],
          awards: [],
        }))
        return nextGames({ ...session, gameId: id, night })
      })
      expect(
        proposed.map(([first]) => first),
        slug,
      ).not.toContain(alike)
      expect(proposed.flat(), slug).toContain(alike)
    }
  })
})

describe('lines of tonight', () => {
  const line = (id: string, votes: number, mayQuote: boolean): Session['written'][number] => ({
    id,
    author: 'bert',
    text: `said ${id}`,
    starter: { id: 'line-1', text: 'Write it', intensity: 'Medium', heat: 1, family: 'manners', topics: [] },
    heardBy: [...THREE],
    votes,
    mayQuote,
  })

  it('[NIGHT-7] only its author can take it back', () => {
    const { session } = namedSession(THREE)
    const written = { ...session, written: [line('a', 2, false), line('b', 1, false)] }
    expect(ownSeat(written, 'bert').written.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(ownSeat(written, 'anna').written).toEqual([])
    const context = { now: 0, random: () => 0 }
    expect(withdraw(written, 'anna', 'a', context)).toEqual({ ok: false, code: 'not-found' })
    const step = withdraw(written, 'bert', 'a', context)
    expect(step.ok && step.state.written.map(({ id }) => id)).toEqual(['b'])
  })

  it('[NIGHT-7] is quoted only with its author’s yes: the line of the night is the one most voted for', () => {
    const { session } = namedSession(THREE)
    const shown = (...written: Session['written']) => view({ ...session, written }).session.bestLine
    expect(shown(line('a', 5, false))).toBe(null)
    expect(shown(line('a', 5, false), line('b', 2, true), line('c', 3, true))).toEqual({ by: 'bert', text: 'said c' })
  })

  describe('[NIGHT-23] the funniest line of a game', () => {
    const atEnd = (...written: Session['written']): Session => {
      const { session } = namedSession(THREE)
      return { ...session, status: 'over', games: 2, written }
    }
    const tonight = (id: string, votes: number, author = 'bert') => ({ ...line(id, votes, false), author, game: 2 })
    const asked = (session: Session) => THREE.map((id) => ownSeat(session, id).quote?.id ?? null)
    const answered = (session: Session, by: string, id: string, isAllowed: boolean) => {
      const step = answerQuote(session, by, id, isAllowed)
      if (!step.ok) throw new Error(step.code)
      return step.state
    }

    it('shows once its author says yes, and only they are asked', () => {
      const before = { ...tonight('old', 9), game: 1 }
      const session = atEnd(before, tonight('a', 1, 'cleo'), tonight('b', 2))
      expect(asked(session)).toEqual([null, 'b', null])
      expect(view(session).session.gameLine).toBeNull()
      const allowed = answered(session, 'bert', 'b', true)
      expect(asked(allowed)).toEqual([null, null, null])
      expect(view(allowed).session.gameLine).toEqual({ by: 'bert', text: 'said b' })
    })

    it('is the next one after a no, and none without votes, or during a game', () => {
      const session = answered(atEnd(tonight('a', 1, 'cleo'), tonight('b', 2)), 'bert', 'b', false)
      expect(asked(session)).toEqual([null, null, 'a'])
      expect(asked(answered(session, 'cleo', 'a', false))).toEqual([null, null, null])
      expect(asked(atEnd(tonight('a', 0)))).toEqual([null, null, null])
      expect(asked({ ...session, status: 'playing' })).toEqual([null, null, null])
    })

    it('is answered by its author alone', () => {
      expect(answerQuote(atEnd(tonight('b', 2)), 'anna', 'b', true)).toEqual({ ok: false, code: 'not-found' })
    })
  })
})

describe('heat', () => {
  const heat = (party: ReturnType<typeof atPodium>) => party.view().session.heat

  it('[NIGHT-3] rises with every game after the first, and no higher than it goes', () => {
    const party = atPodium()
    expect(heat(party)).toEqual({ level: 1, isHeld: false })
    const levels = [1, 2, 3].map(() => {
      party.says('anna', { type: 'again' })
      party.waits(1000)
      return heat(party).level
    })
    expect(levels).toEqual([2, 3, 3])
  })

  it("[NIGHT-3] doesn't rise for a game that was stopped", () => {
    const party = atPodium()
    party.says('anna', { type: 'again' })
    party.waits(1.5)
    expect(heat(party).level).toBe(2)
    for (let i = 0; i < 2; i++) {
      party.says('anna', { type: 'change-game', gameId: 7 })
      party.says('anna', { type: 'start' })
      party.waits(1.5)
    }
    expect([party.view().session.status, heat(party).level]).toEqual(['playing', 2])
  })

  it('[NIGHT-3] stays if the host, and only the host, holds it', () => {
    const party = atPodium()
    expect(party.says('bert', { type: 'heat', level: 3, isHeld: true })).toBe('not-host')
    expect(party.says('anna', { type: 'heat', level: 2, isHeld: true })).toBe('ok')
    party.says('anna', { type: 'again' })
    expect(heat(party)).toEqual({ level: 2, isHeld: true })
  })

  it("[NIGHT-3] two who want it cooler lower it, one who asks twice doesn't, and no one learns who", () => {
    const party = atPodium()
    party.says('anna', { type: 'heat', level: 3, isHeld: false })
    for (let i = 0; i < 2; i++) party.says('bert', { type: 'cooler' })
    expect(heat(party).level).toBe(3)
    party.says('cleo', { type: 'cooler' })
    expect(heat(party)).toEqual({ level: 2, isHeld: false })
  })
})

it('[NIGHT-4] every game that was played to its end counts for the night', () => {
  const party = atPodium()
  const first = party.player('bert')?.score ?? 0
  expect(first).toBeGreaterThan(0)
  expect(party.player('bert')?.tonight).toBe(first)
  party.says('anna', { type: 'again' })
  party.waits(1.5)
  party.moves('bert', { type: 'say', side: 'never' })
  party.moves('bert', { type: 'guess', number: 0 })
  party.says('anna', { type: 'change-game', gameId: 3 })
  expect(party.player('bert')?.tonight).toBe(first)
})

it('[NIGHT-6] remembers the winners by name, with their awards', () => {
  const party = atPodium()
  const [game] = party.view().session.night
  expect(game).toMatchObject({ slug: 'never-have-i-ever', places: [{ id: 'bert', name: 'bert', place: 1 }, {}, {}] })
  expect(game?.awards.length).toBeGreaterThan(0)
  party.says('anna', { type: 'again' })
  party.waits(2000)
  expect(party.view().session.night).toHaveLength(2)
})

it('[NIGHT-6] gives no title twice in one night, and shows those that it remembers', () => {
  const party = atPodium()
  party.says('anna', { type: 'again' })
  party.waits(2000)
  const titles = party.view().session.night.flatMap(({ awards }) => awards.map(({ title }) => title))
  expect(titles).toHaveLength(2 * THREE.length)
  expect(new Set(titles).size).toBe(titles.length)
  expect(party.table().awards.map(({ title }) => title)).toEqual(titles.slice(THREE.length))
})

it('[NIGHT-5] no two seated players look the same, whoever comes and goes', () => {
  const party = namedSession(['anna', 'bert', 'cleo', 'dora', 'emil', 'fred', 'gina', 'hugo'])
  party.says('cleo', { type: 'leave' })
  party.joins('ivan')
  party.says('anna', { type: 'kick', playerId: 'bert' })
  party.says('anna', { type: 'add-bot' })
  const looks = party.view().players.map((player) => player.look)
  expect(looks).toHaveLength(LOBBY_CAP)
  expect(new Set(looks.map((look) => look.color)).size).toBe(LOBBY_CAP)
  expect(new Set(looks.map((look) => look.hat)).size).toBe(LOBBY_CAP)
})
