import type { Mail } from '../mail/mail.ts'
import type { Messages } from './messages.ts'

/** A process that took an email and has not sent it by then has died, or its mail server was away. */
const AGAIN_MS = 5 * 60 * 1000
/** At most so many at once; the next round sends the rest. */
const AT_ONCE = 20

export interface SendRepliesDeps {
  readonly messages: Messages
  readonly mail: Pick<Mail, 'send'>
  readonly now: () => number
}

/**
 * Sends the emails that answer messages. A message is done when its email is sent; a process that dies in between
 * sends it once more, and never less.
 */
export async function sendReplies({ messages, mail, now }: SendRepliesDeps): Promise<void> {
  for (let n = 0; n < AT_ONCE; n++) {
    const message = await messages.takeReply(now() - AGAIN_MS, now())
    if (!message || message.reply === null) return
    const { id, email, subject, reply } = message
    const outcome = await mail.send({ to: email, subject: `Re: ${subject}`, text: reply })
    if (outcome === 'sent') await messages.markDone(id, now())
    else if (outcome === 'never') await messages.failReply(id, now())
    // The mail server is away: it would take none of the others either
    else return
  }
}
