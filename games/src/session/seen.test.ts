import { packCards, unpackCards } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { nevers } from '../decks/nevers/index.ts'
import { namedSession } from '../testing/named-session.ts'

const mild = nevers.filter((card) => card.intensity === 'Mild').map((card) => card.id)
const isCoolEnough = (id: string) => (nevers.find((card) => card.id === id)?.heat ?? 3) < 3

/** Never Have I Ever deals one card a round without anyone acting. */
function evening(seen: string) {
  const party = namedSession(['anna', 'bert'], {
    slug: 'never-have-i-ever',
    settings: { duration: 'Quick', intensity: 'Mild', clock: 'hard' },
    seen,
  })
  party.says('anna', { type: 'start' })
  party.waits(1.5)
  return party
}

function playToTheEnd(party: ReturnType<typeof evening>) {
  for (let i = 0; i < 200 && party.view().session.status === 'playing'; i++) party.waits(60)
}

describe("the cards that a session's maker has seen", () => {
  it('[SEEN-3] comes back last, oldest first, before tonight’s', () => {
    const cool = mild.filter(isCoolEnough)
    const [a = '', b = '', ...others] = cool
    const seen = [...mild.filter((id) => !isCoolEnough(id)), ...others, b, a].filter((id) => id !== others[0])
    const party = evening(packCards(seen))
    const oldest = party.session.seenBefore.filter(isCoolEnough)
    playToTheEnd(party)
    expect(party.session.used).toEqual([others[0], ...oldest.slice(0, party.table().rounds - 1)])
  })

  it("[SEEN-3] stay apart from tonight's cards", () => {
    const before = unpackCards(packCards(mild.slice(5)))
    const party = evening(packCards(before))
    expect(party.session.seenBefore.toSorted()).toEqual(mild.slice(5).toSorted())
    expect(party.session.used).toHaveLength(1)
    playToTheEnd(party)
    expect(party.session.seenBefore.toSorted()).toEqual(mild.slice(5).toSorted())
    expect(party.session.used).toHaveLength(party.table().rounds)
  })

  it("[SEEN-4] a game's cards are sent when it is over, not during it", () => {
    const party = evening('')
    expect(party.view().session.seen).toBe('')
    playToTheEnd(party)
    expect(party.view().session.status).toBe('over')
    expect(unpackCards(party.view().session.seen).toSorted()).toEqual(party.session.used.toSorted())
  })
})

describe('the cards that a session has seen', () => {
  it('[LOBBY-12] comes back in none of the night’s next games, though they deal from the same decks', () => {
    const party = namedSession(['anna', 'bert', 'cleo'], {
      slug: 'spin-the-stash',
      settings: { duration: 'Quick', intensity: 'Medium', clock: 'hard' },
    })
    const ofDeck = (deck: string, ids: readonly string[]) => ids.filter((id) => id.startsWith(deck)).length
    const dealt: (readonly string[])[] = []
    // Roll & React, High Rollers and Truth or Dare.
    for (const next of [4, 3, 1, null]) {
      const before = party.session.used
      party.says('anna', { type: 'start' })
      party.waits(4000)
      expect(party.view().session.status).toBe('over')
      expect(party.session.used.slice(0, before.length)).toEqual(before)
      dealt.push(party.session.used.slice(before.length))
      if (next !== null) party.says('anna', { type: 'change-game', gameId: next })
    }
    expect(dealt.filter((ids) => ofDeck('point-', ids) > 0).length).toBeGreaterThan(1)
    expect(dealt.filter((ids) => ofDeck('truth-', ids) > 0).length).toBeGreaterThan(1)
  })
})
