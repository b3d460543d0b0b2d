import type { House } from '../house/house.ts'
import type { Mail } from '../mail/mail.ts'
import type { WriteDown } from '../operator/acts.ts'
import type { IsOperator } from '../operator/gate.ts'
import type { NoteOperator } from '../operator/note-operator.ts'
import type { Provider } from '../provider/provider.ts'
import type { Tickets } from '../provider/tickets.ts'
import type { KeepSeat } from '../sessions/keep-seat.ts'
import type { KnownAddresses, MarkPlace } from './known-addresses.ts'
import type { Links } from './links.ts'
import type { Passwords } from './passwords.ts'
import type { Tokens } from './tokens.ts'
import type { Users } from './users.ts'

/** What everything about accounts works with. */
export interface AuthDeps {
  readonly users: Users
  readonly links: Links
  readonly tickets: Tickets
  readonly house: Pick<House, 'isSignUpOpen'>
  readonly places: KnownAddresses
  readonly markPlace: MarkPlace
  readonly passwords: Passwords
  readonly tokens: Tokens
  /** Null: this server sends none. */
  readonly mail: Mail | null
  /** Null: a password is the only way in. */
  readonly provider: Provider | null
  readonly keepSeat: KeepSeat
  readonly isOperator: IsOperator
  readonly noteOperator: NoteOperator
  readonly writeDown: WriteDown
  readonly now: () => number
  readonly newId: () => string
}
