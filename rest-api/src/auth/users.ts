import type { Step, UserSettings } from '@highjinks/protocol'

/** A person's account as it is kept; `presentUser` says what of it leaves. */
export interface Account {
  readonly id: string
  readonly email: string
  readonly username: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly profileImageUrl: string | null
  readonly createdAt: number
  readonly settings: UserSettings
  readonly passwordHash: string
  /** Tokens of an earlier version are void. */
  readonly tokenVersion: number
}

export interface ProfileChange {
  readonly email?: string
  readonly username?: string
  readonly firstName?: string | null
  readonly lastName?: string | null
}

/** Emails and usernames are one person's each, however they are cased and however many ask for one at once. */
export interface Users {
  /** Keeps a new account, or says which of its two names is taken. */
  create(account: Account): Promise<Step<Account>>
  byEmail(email: string): Promise<Account | null>
  byId(id: string): Promise<Account | null>
  /** Those of them that exist, in no order. */
  byIds(ids: readonly string[]): Promise<readonly Account[]>
  /** Changes what is named and nothing else; null when there is no such account. */
  edit(id: string, change: ProfileChange): Promise<Step<Account> | null>
  saveSettings(id: string, change: Partial<UserSettings>): Promise<Account | null>
  /** From now on every token given so far is void. */
  endTokens(id: string): Promise<void>
}
