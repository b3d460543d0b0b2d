import { packCards, unpackCards } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { nevers } from '../decks/nevers/index.ts'
import { namedSession } from '../testing/named-session.ts'

const mild = nevers.filter((card) => card.intensity === 'Mild').map((card) => card.id)
const isCoolEnough = (id: string) => (nevers.find((card) => card.id === id)?.heat ?? 3) < 3

/** Never Have I Ever deals one card a round, without anybody's doing. */
function evening(seen: string) {
  const room = namedSession(['anna', 'bert'], {
    slug: 'never-have-i-ever',
    settings: { duration: 'Quick', intensity: 'Mild', clock: 'hard' },
    seen,
  })
  room.says('anna', { type: 'start' })
  room.waits(1.5)
  return room
}

function playToTheEnd(room: ReturnType<typeof evening>) {
  for (let i = 0; i < 200 && room.view().session.status === 'playing'; i++) room.waits(60)
}

describe('what the maker of a room has seen', () => {
  it('[SEEN-3] comes back last, oldest first, before tonight’s', () => {
    const cool = mild.filter(isCoolEnough)
    const [a = '', b = '', ...others] = cool
    const seen = [...mild.filter((id) => !isCoolEnough(id)), ...others, b, a].filter((id) => id !== others[0])
    const room = evening(packCards(seen))
    const oldest = room.session.seenBefore.filter(isCoolEnough)
    playToTheEnd(room)
    expect(room.session.used).toEqual([others[0], ...oldest.slice(0, room.table().rounds - 1)])
  })

  it('[SEEN-3] is not mixed with what tonight brought', () => {
    const before = unpackCards(packCards(mild.slice(5)))
    const room = evening(packCards(before))
    expect(room.session.seenBefore.toSorted()).toEqual(mild.slice(5).toSorted())
    expect(room.session.used).toHaveLength(1)
    playToTheEnd(room)
    expect(room.session.seenBefore.toSorted()).toEqual(mild.slice(5).toSorted())
    expect(room.session.used).toHaveLength(room.table().rounds)
  })

  it('[SEEN-4] the cards of a game are told when it is over, not while it is played', () => {
    const room = evening('')
    expect(room.view().session.seen).toBe('')
    playToTheEnd(room)
    expect(room.view().session.status).toBe('over')
    expect(unpackCards(room.view().session.seen).toSorted()).toEqual(room.session.used.toSorted())
  })
})
