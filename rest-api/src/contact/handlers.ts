import { accept } from '@highjinks/protocol'
import type { Handlers } from '../route.ts'
import type { Messages } from './messages.ts'

export interface ContactDeps {
  readonly messages: Messages
  readonly now: () => number
  readonly newId: () => string
}

export function contactHandlers({ messages, now, newId }: ContactDeps): Pick<Handlers, 'contact'> {
  return {
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
