import { lookAlikeKey } from '@highjinks/platform'
import { nameKey, RETENTION, type Step } from '@highjinks/protocol'
import * as z from 'zod'
import { declare } from '../stores/declaration.ts'

/** The defaults until the owner changes a setting, also for accounts from before a setting existed. */
const keptSettings = z.object({
  emailNotifications: z.boolean().default(false),
  gameUpdates: z.boolean().default(false),
  /** By default nobody's first name is shown beside a score. */
  publicProfile: z.boolean().default(false),
  shareActivity: z.boolean().default(false),
})
export type KeptSettings = Readonly<z.infer<typeof keptSettings>>
export const DEFAULT_SETTINGS: KeptSettings = keptSettings.parse({})

const account = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  createdAt: z.int(),
  settings: keptSettings,
  /** Null if the owner signs in another way. */
  passwordHash: z.string().nullable(),
  /** Tokens of an earlier version are void. */
  tokenVersion: z.int(),
  /** When the owner verified the email; null if not yet. */
  emailVerifiedAt: z.int().nullable().default(null),
  /** When a link made it an operator's; null if none did. */
  operatorSince: z.int().nullable().default(null),
  /** The last week's challenge that it got an email about. */
  toldOfWeek: z.string().nullable().default(null),
  /** The provider's issuer and its ID for the owner; null without a provider. One person there has one account here. */
  providerKey: z.string().nullable().default(null),
  /** Since when it's linked. */
  providerAt: z.int().nullable().default(null),
})
/** A person's account. `presentUser` decides what of it is shown. */
export type Account = Readonly<z.infer<typeof account>>

/** An account as stored, with the keys that must be unique. */
export const keptAccount = declare({
  name: 'users',
  shape: z.object({
    ...account.shape,
    emailKey: z.string(),
    usernameKey: z.string(),
    /** Null if an older account has the look. */
    lookKey: z.string().nullable().default(null),
    /** The provider's ID or a unique stand-in, because a unique column can't be empty. */
    linkKey: z.string().nullable().default(null),
  }),
  key: ['id'],
  indexes: [
    { on: ['emailKey'], unique: true },
    { on: ['usernameKey'], unique: true },
    { on: ['lookKey'], unique: true },
    { on: ['linkKey'], unique: true },
  ],
  kept: { as: [RETENTION.accounts] },
  erasure: { own: 'deleted first, which ends its tokens' },
  shown: { in: 'account' },
})
type KeptAccount = z.infer<typeof keptAccount.shape>

export function withKeys(one: Account): KeptAccount {
  return { ...one, emailKey: nameKey(one.email), ...usernameKeys(one.username), linkKey: linkKeyOf(one) }
}

/** Returns the keys that must be unique: case and width, and the look of the letters. */
export function usernameKeys(username: string): { readonly usernameKey: string; readonly lookKey: string } {
  return { usernameKey: nameKey(username), lookKey: lookAlikeKey(username) }
}

/** Returns only the account; its keys are the store's business. */
export function withoutKeys(kept: KeptAccount): Account {
  return account.parse(kept)
}

/** The provider's ID for an account's owner, and since when. */
export interface LinkedProvider {
  readonly key: string
  readonly at: number
}

export interface ProfileChange {
  readonly email?: string
  readonly username?: string
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly passwordHash?: string | null
  readonly emailVerifiedAt?: number | null
  readonly operatorSince?: number | null
  readonly provider?: LinkedProvider | null
  /** Voids every token given so far. */
  readonly endsTokens?: boolean
}

/**
 * The accounts. Emails and usernames are unique, whatever their case and however many ask at the same time; usernames
 * also if they only look alike.
 */
export interface Users {
  /** Stores a new account, or returns what is taken. */
  create(account: Account): Promise<Step<Account>>
  byEmail(email: string): Promise<Account | null>
  /** Finds the account linked to this person at a provider. */
  byProvider(key: string): Promise<Account | null>
  /** Returns how many there are. */
  count(): Promise<number>
  /** Returns accounts that a link has made operators, the earliest first. */
  operators(): Promise<readonly Account[]>
  byId(id: string): Promise<Account | null>
  /** Returns the ones that exist, in no order. */
  byIds(ids: readonly string[]): Promise<readonly Account[]>
  /**
   * Returns at most `limit` accounts that want weekly news, have verified their email, and haven't heard of this week.
   * From then on they count as told.
   */
  takeToTell(week: string, limit: number): Promise<readonly Account[]>
  /**
   * Changes only the named fields. Null if there's no such account, or if its email or tokens have changed since
   * `seen`, because then earlier proof may be someone else's.
   */
  edit(id: string, change: ProfileChange, seen?: Pick<Account, 'email' | 'tokenVersion'>): Promise<Step<Account> | null>
  saveSettings(id: string, change: Partial<KeptSettings>): Promise<Account | null>
  /** Deletes the account and frees its email and username right away. False if there was none. */
  remove(id: string): Promise<boolean>
  /** Voids every token given so far. */
  endTokens(id: string): Promise<void>
}

export function providerFields(provider: LinkedProvider | null): Pick<Account, 'providerKey' | 'providerAt'> {
  return { providerKey: provider?.key ?? null, providerAt: provider?.at ?? null }
}

export function linkKeyOf({ id, providerKey }: Pick<Account, 'id' | 'providerKey'>): string {
  return providerKey ?? `account ${id}`
}
