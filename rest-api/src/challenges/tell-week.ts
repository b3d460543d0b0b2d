import type { Game } from '@highjinks/protocol'
import type { Users } from '../accounts/users.ts'
import { weekEmail } from '../mail/emails.ts'
import type { Mail } from '../mail/mail.ts'
import { type Challenges, openCurrent } from './challenges.ts'

/** A small mail server takes only so many per minute; the rest follow a minute later. */
const AT_ONCE = 30

interface TellWeekDeps {
  readonly challenges: Challenges
  readonly catalogue: readonly Game[]
  readonly users: Pick<Users, 'takeToTell'>
  readonly mail: Mail
  readonly origin: string
}

/** Emails the accounts that want it about the week's challenge, once each, however many processes run this. */
export async function tellOfWeek(deps: TellWeekDeps, now: number): Promise<void> {
  const { users, mail, origin } = deps
  const challenge = await openCurrent(deps, now)
  if (!challenge) return
  for (const { email } of await users.takeToTell(challenge.id, AT_ONCE))
    mail.post(async () => weekEmail(email, origin, challenge.title, challenge.description))
}
