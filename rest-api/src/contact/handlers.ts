import { accept, type Site } from '@highjinks/protocol'
import type { Handlers } from '../route.ts'
import type { Messages } from './messages.ts'

export interface ContactDeps {
  readonly messages: Messages
  /** Where else the operator can be reached. */
  readonly site: Site
  readonly now: () => number
  readonly newId: () => string
}

export function contactHandlers({ messages, site, now, newId }: ContactDeps): Pick<Handlers, 'contact' | 'site'> {
  const elsewhere = Object.freeze({ ...site })
  return {
    site: async () => accept(elsewhere),
    async contact({ body }) {
      await messages.keep({
        id: newId(),
        at: now(),
        name: body.name,
        email: body.email,
        subject: body.subject,
        message: body.message,
      })
      return accept({ ok: true })
    },
  }
}
