import type { Mail } from '../mail/mail.ts'
import type { Messages } from './messages.ts'

/** After this time without success, the process that took an email has died or its mail server was down. */
const AGAIN_MS = 5 * 60 * 1000
/** The maximum to send in one go; the next run sends the rest. */
const AT_ONCE = 20

export interface SendRepliesDeps {
  readonly messages: Messages
  readonly mail: Pick<Mail, 'send'>
  readonly now: () => number
}

/**
 * Sends the emails that answer messages. A message is done once its email is sent. A process that dies in between
 * causes a duplicate, never a loss.
 */
export async function sendReplies({ messages, mail, now }: SendRepliesDeps): Promise<void> {
  for (let n = 0; n < AT_ONCE; n++) {
    const message = await messages.takeReply(now() - AGAIN_MS, now())
    if (!message || message.reply === null) return
    const { id, email, subject, reply } = message
    const outcome = await mail.send({ to: email, subject: `Re: ${subject}`, text: reply })
    if (outcome === 'sent') await messages.markDone(id, now())
    else if (outcome === 'never') await messages.failReply(id, now())
    // The mail server is down and would refuse the others too
    else return
  }
}
