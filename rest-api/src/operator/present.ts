import type { OPERATOR_ENDPOINTS } from '@highjinks/protocol/operator'
import type * as z from 'zod/mini'
import type { Account } from '../accounts/users.ts'
import type { AuditEntry } from '../audit-log/audit-log.ts'
import { presentProvider } from '../auth/present.ts'
import type { Backup } from '../backups/folders.ts'
import type { Ban } from '../bans/bans.ts'
import type { Message } from '../contact/messages.ts'
import type { Crash } from '../crashes/crashes.ts'
import type { Report } from '../reports/reports.ts'

type Replies = { readonly [N in keyof typeof OPERATOR_ENDPOINTS]: z.output<(typeof OPERATOR_ENDPOINTS)[N]['reply']> }

export function presentReport(one: Report): Replies['reports']['reports'][number] {
  const { id, at, by, sessionId, kind, playerId, text, reason, evidence, doneAt, name, accountId, slug } = one
  const hasDevice = one.deviceMark !== null
  return { id, at, by, sessionId, kind, playerId, text, reason, evidence, doneAt, name, accountId, slug, hasDevice }
}

export function presentBan({ id, kind, mark, words, at, until }: Ban): Replies['bars']['bars'][number] {
  // A browser's hash is private
  return { id, kind, accountId: kind === 'account' ? mark : null, words, at, until }
}

export function presentMessage(one: Message): Replies['messages']['messages'][number] {
  const { id, at, name, email, subject, message, doneAt } = one
  const answer = one.reply !== null ? 'waiting' : one.replyFailedAt !== null ? 'failed' : 'none'
  return { id, at, name, email, subject, message, doneAt, answer }
}

export function presentCrash(one: Crash): Replies['crashes']['crashes'][number] {
  const { version, route, message, stack, count, firstAt, lastAt } = one
  return { version, route, message, stack: stack === '' ? [] : stack.split('\n'), count, firstAt, lastAt }
}

export function presentBackup({
  name,
  at,
  bytes,
  isReplaced,
}: Backup): Replies['backups']['backups'] extends null | readonly (infer R)[] ? R : never {
  return { name, at, bytes, isReplaced }
}

export function presentAuditEntry({ at, by, what, about, note }: AuditEntry): Replies['acts']['acts'][number] {
  return { at, by, what, about, note }
}

export function presentOperator(one: Account, isNamed: boolean): Replies['operators']['operators'][number] {
  const { id, username, email, operatorSince } = one
  return { id, username, email, since: operatorSince, isNamed }
}

export function presentAccount(one: Account): NonNullable<Replies['showAccount']['account']> {
  const { id, email, username, firstName, lastName, createdAt } = one
  const provider = presentProvider(one)?.host ?? null
  return { id, email, username, firstName, lastName, createdAt, hasPassword: one.passwordHash !== null, provider }
}
