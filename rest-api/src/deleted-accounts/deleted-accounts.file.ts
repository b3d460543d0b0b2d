import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { makePrivate } from '@highjinks/session-store'
import { flush } from '../stores/flush.ts'
import { type DeletedAccount, type DeletedAccounts, isOver } from './deleted-accounts.ts'

/** Its name in the data folder and in each backup. */
export const DELETED_ACCOUNTS = 'deleted-accounts'
/** `<id> <date>`, then `<id> done` once nothing is left of it. Half a line, from a power failure, doesn't count. */
const LINE = /^(\S+) (?:(\d{4}-\d\d-\d\dT\S+Z)|done)$/

interface Entry extends DeletedAccount {
  readonly isDone: boolean
}
type Entries = Map<string, Entry>

/**
 * Keeps the list in a file beside the database, never in it, so that it survives a restored database. One process owns
 * the file and reads it once; only its owner can read it.
 */
export function fileDeletedAccounts(file: string): DeletedAccounts {
  let read: Entries | null = null
  const write = (lines: readonly string[]) => {
    makePrivate(file)
    // On a new line, even after half a line
    appendFileSync(file, `\n${lines.join('\n')}\n`)
  }
  return keptIn(() => (read ??= readEntries(file)), {
    added(account) {
      write([lineOf(account)])
      flush(file)
    },
    done: (ids) => write(ids.map(doneLineOf)),
    expired: (entries) => writeEntries(file, entries),
  })
}

/** For tests, and for a database in memory. */
export function memoryDeletedAccounts(): DeletedAccounts {
  const entries: Entries = new Map()
  const nothing = () => undefined
  return keptIn(() => entries, { added: nothing, done: nothing, expired: nothing })
}

interface Writes {
  readonly added: (account: DeletedAccount) => void
  readonly done: (ids: readonly string[]) => void
  readonly expired: (left: Entries) => void
}

function keptIn(read: () => Entries, { added, done, expired }: Writes): DeletedAccounts {
  const list = (isListed: (one: Entry) => boolean) =>
    [...read().values()]
      .filter(isListed)
      .sort((a, b) => a.at - b.at)
      .map(({ id, at }) => ({ id, at }))
  return {
    async add({ id, at }) {
      const before = read().get(id)
      if (before && !before.isDone) return
      const entry = { id, at: before?.at ?? at, isDone: false }
      added(entry)
      read().set(id, entry)
    },
    async markDone(ids) {
      const marked = ids.flatMap((id) => read().get(id) ?? []).filter(({ isDone }) => !isDone)
      if (marked.length === 0) return
      done(marked.map(({ id }) => id))
      for (const one of marked) read().set(one.id, { ...one, isDone: true })
    },
    all: async () => list(() => true),
    undone: async () => list(({ isDone }) => !isDone),
    since: async (from) => list(({ at }) => at >= from),
    async expire(now) {
      const over = [...read().values()].filter((one) => isOver(one, now))
      if (over.length === 0) return
      for (const { id } of over) read().delete(id)
      expired(read())
    },
  }
}

/** Reads every account in the file; its last line says whether it's done. */
export function readDeleted(file: string): readonly DeletedAccount[] {
  return [...readEntries(file).values()]
}

/** Writes accounts that are not done. */
export function writeDeleted(file: string, accounts: readonly DeletedAccount[]): void {
  writeEntries(file, new Map(accounts.map((one) => [one.id, { ...one, isDone: false }])))
}

function readEntries(file: string): Entries {
  const entries: Entries = new Map()
  if (!existsSync(file)) return entries
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, id, date] = LINE.exec(line) ?? []
    if (id === undefined) continue
    const before = entries.get(id)
    if (date !== undefined) entries.set(id, { id, at: before?.at ?? Date.parse(date), isDone: false })
    else if (before) entries.set(id, { ...before, isDone: true })
  }
  return entries
}

/** Writes all of it or nothing. */
function writeEntries(file: string, entries: Entries): void {
  const lines = [...entries.values()].flatMap((one) => [lineOf(one), ...(one.isDone ? [doneLineOf(one.id)] : [])])
  const half = `${file}.half`
  writeFileSync(half, lines.map((line) => `${line}\n`).join(''), { mode: 0o600 })
  flush(half)
  renameSync(half, file)
}

const lineOf = ({ id, at }: DeletedAccount) => `${id} ${new Date(at).toISOString()}`
const doneLineOf = (id: string) => `${id} done`
