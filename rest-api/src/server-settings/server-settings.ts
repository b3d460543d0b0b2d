import { RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'

/** Settings of the whole server, in a single row. */
export const serverSettings = declare({
  name: 'house',
  shape: z.object({
    id: z.string(),
    /** 1 means that strangers can create accounts. */
    isSignUpOpen: z.int(),
  }),
  key: ['id'],
  indexes: [],
  kept: { as: [RETENTION.settings] },
  erasure: { keeps: 'it names no account' },
  shown: { nowhere: 'it belongs to no account' },
})
const ONLY_KEY = 'house'

export interface ServerSettings {
  readonly isSignUpOpen: () => Promise<boolean>
  readonly openSignUp: (isOpen: boolean) => Promise<void>
}

export function serverSettingsOn(store: Store): ServerSettings {
  const settings = store.of(serverSettings)
  return {
    isSignUpOpen: async () => (await settings.find({ id: ONLY_KEY }))?.isSignUpOpen !== 0,
    openSignUp: (isOpen) => settings.put({ id: ONLY_KEY, isSignUpOpen: isOpen ? 1 : 0 }),
  }
}
