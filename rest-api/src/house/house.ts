import { RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'

/** What an operator has set for all. There is one. */
export const house = declare({
  name: 'house',
  shape: z.object({
    id: z.string(),
    /** 1: strangers can make accounts. */
    isSignUpOpen: z.int(),
  }),
  key: ['id'],
  indexes: [],
  kept: { as: [RETENTION.settings] },
  erasure: { keeps: 'it names no account' },
  shown: { nowhere: 'it belongs to no account' },
})
const HOUSE = 'house'

export interface House {
  readonly isSignUpOpen: () => Promise<boolean>
  readonly openSignUp: (isOpen: boolean) => Promise<void>
}

export function houseOn(store: Store): House {
  const houses = store.of(house)
  return {
    isSignUpOpen: async () => (await houses.find({ id: HOUSE }))?.isSignUpOpen !== 0,
    openSignUp: (isOpen) => houses.put({ id: HOUSE, isSignUpOpen: isOpen ? 1 : 0 }),
  }
}
