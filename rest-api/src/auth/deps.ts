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

/** Links a seat, and tonight's games on it, to the account of its player. Never throws. */
export type KeepSeat = (userId: string, seat: Received<'register', 'body'>['seat']) => Promise<void>

/** The dependencies of everything about accounts. */
export interface AuthDeps {
  readonly users: Users
  readonly links: Links
  readonly tickets: Tickets
  readonly serverSettings: Pick<ServerSettings, 'isSignUpOpen'>
  readonly places: KnownAddresses
  readonly markPlace: MarkPlace
  readonly passwords: Passwords
  readonly tokens: Tokens
  /** Null if this server sends no email. */
  readonly mail: Mail | null
  readonly keepSeat: KeepSeat
  readonly isOperator: IsOperator
  readonly noteOperator: NoteOperator
  readonly writeAudit: WriteAudit
  readonly now: () => number
  readonly newId: () => string
}
