import { accept, type Site } from '@highjinks/protocol'
import type { Handlers } from '../route.ts'
import type { Messages } from './messages.ts'

export interface ContactDeps {
  readonly messages: Messages
  /** Other ways to reach the operator. */
  readonly site: Omit<Site, 'origin'>
  readonly now: () => number
  readonly newId: () => string
}

export function contactHandlers({ messages, site, now, newId }: ContactDeps): Pick<Handlers, 'contact' | 'site'> {
  return {
    site: async ({ origin }) =>
      accept({
        origin,
        email: site.email,
        address: site.address,
        socialLinks: site.socialLinks,
        version: site.version,
        mail: site.mail,
        provider: site.provider,
      }),
    async contact({ body }) {
      await messages.keep({
        id: newId(),
        at: now(),
        name: body.name,
        email: body.email,
        subject: body.subject,
        message: body.message,
        doneAt: null,
        reply: null,
        replyTriedAt: null,
        replyFailedAt: null,
      })
      return accept({ ok: true })
    },
  }
}
