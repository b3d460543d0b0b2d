import { CREW_CARDS_MOST } from '@highjinks/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CrewCards, OwnCrewCard } from './crew-cards.ts'

const cardOf = (id: string): OwnCrewCard => ({
  id,
  kind: 'dare',
  text: `Sing a love song to ${id}`,
  level: 'Mild',
  family: 'objects',
  topics: ['food'],
})
const cardsOf = (crewId: string, count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => cardOf(`${crewId}-${String(from + i).padStart(3, '0')}`))
const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id)

/** Every store that keeps crews' cards promises this. */
export function crewCardsContract(
  name: string,
  start: () => Promise<{ readonly crewCards: CrewCards; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    let crewCards: CrewCards
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ crewCards, close } = await start())
    })
    afterAll(() => close())

    test('[CREW-50] a member’s cards come back as they were written, in that order, and nobody else’s', async () => {
      await crewCards.add('c1', 'ada', cardsOf('c1', 3), 1000)
      await crewCards.add('c1', 'bob', cardsOf('c1', 1, 50), 1000)
      await crewCards.add('c1-other', 'ada', cardsOf('c1-other', 1), 1000)
      await crewCards.add('c1', 'ada', [cardOf('c1-a-later-one')], 2000)
      expect(await crewCards.of('c1', 'ada')).toEqual([...cardsOf('c1', 3), cardOf('c1-a-later-one')])
      expect(await crewCards.of('c1', 'eve')).toEqual([])
      expect([await crewCards.count('c1'), await crewCards.count('none')]).toEqual([5, 0])
    })

    test('[CREW-56] a card that is kept again stays one card', async () => {
      const [card = cardOf('c2')] = cardsOf('c2', 1)
      await crewCards.add('c2', 'ada', [card], 1000)
      await crewCards.add('c2', 'ada', [card], 2000)
      expect(await crewCards.of('c2', 'ada')).toEqual([card])
    })

    test('[CREW-52] a crew keeps its first 200, however many come at once', async () => {
      await crewCards.add('c3', 'ada', cardsOf('c3', CREW_CARDS_MOST - 10), 1000)
      const come = (member: string, from: number) => crewCards.add('c3', member, cardsOf('c3', 15, from), 2000)
      await Promise.all([come('ada', 300), come('bob', 400), come('cleo', 500)])
      expect(await crewCards.count('c3')).toBe(CREW_CARDS_MOST)
      expect(ids(await crewCards.of('c3', 'ada'))).toEqual(
        expect.arrayContaining(ids(cardsOf('c3', CREW_CARDS_MOST - 10))),
      )
    })

    test('[CREW-54] only its author takes a card back, once, and a member’s cards go together', async () => {
      await crewCards.add('c4', 'ada', cardsOf('c4', 2), 1000)
      await crewCards.add('c4', 'bob', cardsOf('c4', 2, 50), 1000)
      await crewCards.add('c4-other', 'bob', cardsOf('c4-other', 1), 1000)
      expect(await crewCards.takeBack('c4', 'bob', 'c4-000')).toBe(false)
      expect(await crewCards.takeBack('c4-other', 'ada', 'c4-000')).toBe(false)
      expect(await crewCards.takeBack('c4', 'ada', 'c4-000')).toBe(true)
      expect(await crewCards.takeBack('c4', 'ada', 'c4-000')).toBe(false)
      await crewCards.forgetMember('c4', 'bob')
      expect(ids(await crewCards.of('c4', 'ada'))).toEqual(['c4-001'])
      expect([await crewCards.count('c4'), await crewCards.count('c4-other')]).toEqual([1, 1])
    })

    test('[CREW-55] a night brings those along that were brought longest ago, with their authors', async () => {
      await crewCards.add('c5', 'ada', cardsOf('c5', 4), 1000)
      await crewCards.add('c5', 'bob', cardsOf('c5', 2, 50), 1000)
      await crewCards.add('c5-other', 'ada', cardsOf('c5-other', 1), 1000)
      const [first, second, third] = [
        await crewCards.lend('c5', 4, 2000),
        await crewCards.lend('c5', 4, 3000),
        await crewCards.lend('c5', 4, 4000),
      ]
      expect(first[0]).toEqual({ ...cardOf('c5-000'), memberId: 'ada' })
      expect(ids(first)).toEqual(ids(cardsOf('c5', 4)))
      expect(second.map(({ id, memberId }) => [id, memberId])).toEqual([
        ['c5-050', 'bob'],
        ['c5-051', 'bob'],
        ['c5-000', 'ada'],
        ['c5-001', 'ada'],
      ])
      expect(ids(third).slice(0, 2)).toEqual(['c5-002', 'c5-003'])
      expect(await crewCards.lend('c5-none', 4, 2000)).toEqual([])
      expect(ids(await crewCards.lend('c5-other', 4, 2000))).toEqual(['c5-other-000'])
    })
  })
}
