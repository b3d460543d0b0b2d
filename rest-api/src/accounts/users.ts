import { lookAlikeKey } from '@highjinks/platform'
import { nameKey, RETENTION, type Step } from '@highjinks/protocol'
import * as z from 'zod'
import { declare } from '../stores/declaration.ts'

/** What a setting is until its owner has said otherwise; also of accounts from before there was such a setting. */
const keptSettings = z.object({
  emailNotifications: z.boolean().default(false),
  gameUpdates: z.boolean().default(false),
  /** Nobody's first name stands beside a score before its owner has said so. */
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
  /** Null: its owner signs in some other way. */
  passwordHash: z.string().nullable(),
  /** Tokens of an earlier version are void. */
  tokenVersion: z.int(),
  /** When its owner proved that the email is theirs; null: not yet. */
  emailVerifiedAt: z.int().nullable().default(null),
  /** Since when a link has made it an operator's; null: it is not. */
  operatorSince: z.int().nullable().default(null),
  /** The last week's challenge it had an email about. */
  toldOfWeek: z.string().nullable().default(null),
  /** The provider's issuer and whom it means; null: nobody there. One person there has one account here. */
  providerKey: z.string().nullable().default(null),
  /** Since when. */
  providerAt: z.int().nullable().default(null),
})
/** A person's account; `presentUser` says what of it leaves. */
export type Account = Readonly<z.infer<typeof account>>

/** An account as it is kept: with the keys that are one person's each. */
export const keptAccount = declare({
  name: 'users',
  shape: z.object({
    ...account.shape,
    emailKey: z.string(),
    usernameKey: z.string(),
    /** Null where an older account has the look. */
    lookKey: z.string().nullable().default(null),
    /** Whom a provider means, or nobody else: what is unique need not be without a value. */
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

/** Case and width, and the look of the letters: neither may be another's. */
export function usernameKeys(username: string): { readonly usernameKey: string; readonly lookKey: string } {
  return { usernameKey: nameKey(username), lookKey: lookAlikeKey(username) }
}

/** The account alone: its keys are the stores' business. */
export function withoutKeys(kept: KeptAccount): Account {
  return account.parse(kept)
}

/** Whom a provider means by an account's owner, and since when. */
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
  /** From then on every token given so far is void. */
  readonly endsTokens?: boolean
}

/**
 * Emails and usernames are one person's each, however they are cased and however many ask for one at once; usernames
 * also when they only look alike.
 */
export interface Users {
  /** Keeps a new account, or says what of it is taken. */
  create(account: Account): Promise<Step<Account>>
  byEmail(email: string): Promise<Account | null>
  /** Who is linked to this person at a provider. */
  byProvider(key: string): Promise<Account | null>
  /** How many there are. */
  count(): Promise<number>
  /** Accounts that a link has made operators, in the order in which they became it. */
  operators(): Promise<readonly Account[]>
  byId(id: string): Promise<Account | null>
  /** Those of them that exist, in no order. */
  byIds(ids: readonly string[]): Promise<readonly Account[]>
  /**
   * Accounts that want to hear of each week, have proven their email, and have not heard of this one: from now on they
   * have, whoever asks. At most so many.
   */
  takeToTell(week: string, limit: number): Promise<readonly Account[]>
  /**
   * Changes what is named and nothing else; null when there is no such account, or when its email or its tokens have
   * changed since it was `seen`: what was proven then is not true any more, of whoever was in between.
   */
  edit(id: string, change: ProfileChange, seen?: Pick<Account, 'email' | 'tokenVersion'>): Promise<Step<Account> | null>
  saveSettings(id: string, change: Partial<KeptSettings>): Promise<Account | null>
  /** Deletes the account; its email and username are free at once. False: there was none. */
  remove(id: string): Promise<boolean>
  /** From now on every token given so far is void. */
  endTokens(id: string): Promise<void>
}

export function providerFields(provider: LinkedProvider | null): Pick<Account, 'providerKey' | 'providerAt'> {
  return { providerKey: provider?.key ?? null, providerAt: provider?.at ?? null }
}

export function linkKeyOf({ id, providerKey }: Pick<Account, 'id' | 'providerKey'>): string {
  return providerKey ?? `account ${id}`
}
