import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { makePrivate } from '@highjinks/session-store'
import { flush } from '../stores/flush.ts'
import { type DeletedAccount, type DeletedAccounts, isOver } from './deleted-accounts.ts'

/** Its name in the data folder and in each backup. */
export const DELETED_ACCOUNTS = 'deleted-accounts'
/** One a line, `<id> <date>`, for its owner alone; what was cut off by a power failure is no line. */
const LINE = /^(\S+) (\d{4}-\d\d-\d\dT\S+Z)$/

/** Beside the database, never in it: whoever puts the database back has this file still. */
export function fileDeletedAccounts(file: string): DeletedAccounts {
  return {
    async add(account) {
      if (readDeleted(file).some(({ id }) => id === account.id)) return
      makePrivate(file)
      // On a line of its own, even after half a one
      appendFileSync(file, `\n${lineOf(account)}\n`)
      flush(file)
    },
    all: async () => readDeleted(file),
    async expire(now) {
      const before = readDeleted(file)
      const after = before.filter((one) => !isOver(one, now))
      if (after.length < before.length) writeDeleted(file, after)
    },
  }
}

export function readDeleted(file: string): readonly DeletedAccount[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, id, date] = LINE.exec(line) ?? []
      return id === undefined || date === undefined ? [] : [{ id, at: Date.parse(date) }]
    })
}

/** Whole or not at all. */
export function writeDeleted(file: string, accounts: readonly DeletedAccount[]): void {
  const half = `${file}.half`
  writeFileSync(half, accounts.map((one) => `${lineOf(one)}\n`).join(''), { mode: 0o600 })
  flush(half)
  renameSync(half, file)
}

const lineOf = ({ id, at }: DeletedAccount) => `${id} ${new Date(at).toISOString()}`

/** For tests, and for a database in memory. */
export function memoryDeletedAccounts(): DeletedAccounts {
  let kept: readonly DeletedAccount[] = []
  return {
    add: async (account) => {
      if (!kept.some(({ id }) => id === account.id)) kept = [...kept, account]
    },
    all: async () => kept,
    expire: async (now) => {
      kept = kept.filter((one) => !isOver(one, now))
    },
  }
}
