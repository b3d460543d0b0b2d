import { type CardText, cardText } from '@highjinks/games/session'
import { CREW_CARDS_MOST, type MemberId, RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'

/** A card that a member wrote for their crew. */
export const crewCard = declare({
  name: 'crewCards',
  shape: z.object({
    id: z.string(),
    crewId: z.string(),
    /** Its author, so that they can take it back. */
    memberId: z.string(),
    /** `cardText` parses it. */
    body: z.record(z.string(), z.unknown()),
    at: z.int(),
    /** The last night it was brought along to; 0: none yet. */
    lentAt: z.int(),
    /** The crew's last night, or when it was written. */
    usedAt: z.int(),
  }),
  key: ['id'],
  indexes: [{ on: ['crewId', 'memberId'] }, { on: ['crewId', 'lentAt', 'id'] }, { on: ['usedAt'] }],
  kept: { as: [RETENTION.crewCards], until: [{ field: 'usedAt', ms: RETENTION.crewCards.ms }] },
  erasure: { own: 'the account’s cards go with it when it leaves its crews' },
  shown: { in: 'crews' },
})
type KeptCard = Readonly<z.infer<typeof crewCard.shape>>

export type OwnCrewCard = CardText & { readonly id: string }

export interface CrewCards {
  /** A member's own, in the order they wrote them. */
  readonly of: (crewId: string, memberId: MemberId) => Promise<readonly OwnCrewCard[]>
  readonly count: (crewId: string) => Promise<number>
  /** Keeps them as far as there is room. */
  readonly add: (crewId: string, memberId: MemberId, cards: readonly OwnCrewCard[], now: number) => Promise<void>
  /** False: it is no card of theirs. */
  readonly takeBack: (crewId: string, memberId: MemberId, id: string) => Promise<boolean>
  readonly forgetMember: (crewId: string, memberId: MemberId) => Promise<void>
  /** The cards for a night, those first that were brought along longest ago. */
  readonly lend: (
    crewId: string,
    most: number,
    now: number,
  ) => Promise<readonly (OwnCrewCard & { readonly memberId: MemberId })[]>
}

export function crewCardsOn(store: Store): CrewCards {
  const cards = store.of(crewCard)
  return {
    async of(crewId, memberId) {
      return (await cards.list({ where: { crewId, memberId }, order: { at: 'up', id: 'up' } })).map(read)
    },
    count: (crewId) => cards.count({ crewId }),
    async add(crewId, memberId, written, now) {
      await cards.insertAll(
        written.map(({ id, ...body }, i) => ({
          id,
          crewId,
          memberId,
          body,
          at: now + i,
          lentAt: 0,
          usedAt: now,
        })),
      )
      // Two who write at the same time
      await cards.trim(CREW_CARDS_MOST, { where: { crewId }, order: { at: 'up', id: 'up' } })
    },
    takeBack: async (crewId, memberId, id) => (await cards.take({ id, crewId, memberId })) !== null,
    async forgetMember(crewId, memberId) {
      await cards.remove({ crewId, memberId })
    },
    async lend(crewId, most, now) {
      const lent = await cards.list({ where: { crewId }, order: { lentAt: 'up', id: 'up' }, limit: most })
      await cards.updateAll({ crewId }, { usedAt: now })
      await cards.updateAll({ id: { in: lent.map(({ id }) => id) } }, { lentAt: now })
      return lent.map((one) => ({ ...read(one), memberId: one.memberId }))
    },
  }
}

function read({ id, body }: KeptCard): OwnCrewCard {
  return { id, ...cardText.parse(body) }
}
