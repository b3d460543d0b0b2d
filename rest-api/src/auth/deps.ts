import type { Received } from '@highjinks/protocol'
import type { IsOperator } from '../accounts/is-operator.ts'
import type { Tokens } from '../accounts/tokens.ts'
import type { Users } from '../accounts/users.ts'
import type { WriteAudit } from '../audit-log/audit-log.ts'
import type { Mail } from '../mail/mail.ts'
import type { ServerSettings } from '../server-settings/server-settings.ts'
import type { KnownAddresses, MarkPlace } from './known-addresses.ts'
import type { Links } from './links.ts'
import type { NoteOperator } from './note-operator.ts'
import type { Passwords } from './passwords.ts'
import type { Tickets } from './tickets.ts'

/** Gives a seat, and what was played on it tonight, to the account of whoever sits there. Nothing fails for it. */
export type KeepSeat = (userId: string, seat: Received<'register', 'body'>['seat']) => Promise<void>

/** What everything about accounts works with. */
export interface AuthDeps {
  readonly users: Users
  readonly links: Links
  readonly tickets: Tickets
  readonly serverSettings: Pick<ServerSettings, 'isSignUpOpen'>
  readonly places: KnownAddresses
  readonly markPlace: MarkPlace
  readonly passwords: Passwords
  readonly tokens: Tokens
  /** Null: this server sends none. */
  readonly mail: Mail | null
  readonly keepSeat: KeepSeat
  readonly isOperator: IsOperator
  readonly noteOperator: NoteOperator
  readonly writeAudit: WriteAudit
  readonly now: () => number
  readonly newId: () => string
}
