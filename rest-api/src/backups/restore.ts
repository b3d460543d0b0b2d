import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { sqliteErrorIn } from '@highjinks/session-store'
import { DatabaseSync } from '@photostructure/sqlite'
import {
  DELETED_ACCOUNTS,
  fileDeletedAccounts,
  readDeleted,
  writeDeleted,
} from '../deleted-accounts/deleted-accounts.file.ts'
import { eraseAll } from '../my-data/erase.ts'
import { sqliteRecords } from '../repositories.ts'
import type { Sqlite } from '../stores/database.ts'
import { flush } from '../stores/flush.ts'
import { closeSqlite, openSqlite } from '../stores/sqlite.ts'
import { proveCopy } from './backups.ts'
import { backupsFolder, listBackups, RECORDS, replacedName, SIGNING_KEY } from './folders.ts'

/** A line for the operator; nothing has been changed. */
export class CannotRestore extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'CannotRestore'
  }
}

/** The result of a restore. */
export interface Restored {
  readonly name: string
  /** The number of accounts now. */
  readonly accounts: number
  /** The number of accounts that were deleted after the backup and have been deleted again. */
  readonly erasedAgain: number
  /** The backup with the earlier records; null if there were none. */
  readonly replaced: string | null
}

export interface RestoreOptions {
  readonly now: number
  readonly newId: () => string
  /** Called after every step, where tests kill the process. */
  readonly onStep?: (step: string) => void
}

const HALF = 'restoring.half'
/** Complete and decided: the next process to open the folder puts it in place first. */
const DECIDED = 'restoring'
const REPLACED = 'replaced'
const LOGS = [`${RECORDS}-wal`, `${RECORDS}-journal`]

/**
 * Replaces the records in this folder with a backup, while no server runs on it. Prepares everything beside them:
 * accounts deleted since are deleted in it, and all its tokens are voided. Then renaming one folder decides. If the
 * process is killed before that, nothing has changed; after it, the next start (or restore) finishes the job.
 */
export async function restoreBackup(dataDir: string, name: string, options: RestoreOptions): Promise<Restored> {
  const { now, newId, onStep = () => undefined } = options
  finishRestoring(dataDir)
  proveStopped(join(dataDir, RECORDS))
  const all = listBackups(dataDir).map((one) => one.name)
  if (!all.includes(name)) throw new CannotRestore(`there is no backup ${name}; there are: ${all.join(', ') || 'none'}`)
  const from = join(backupsFolder(dataDir), name)
  const half = join(dataDir, HALF)
  mkdirSync(half, { mode: 0o700 })
  for (const one of [RECORDS, ...LOGS, SIGNING_KEY])
    if (existsSync(join(from, one))) copyPrivately(join(from, one), join(half, one))
  onStep('copied')
  const deleted = mergeDeleted(dataDir, from)
  writeDeleted(join(half, DELETED_ACCOUNTS), deleted)
  const { accounts, erasedAgain } = await prepareRecords(half, now, newId)
  onStep('prepared')
  const hadRecords = existsSync(join(dataDir, RECORDS))
  writeFileSync(join(half, REPLACED), replacedName(now))
  for (const one of readdirSync(half)) flush(join(half, one))
  flush(half)
  onStep('flushed')
  renameSync(half, join(dataDir, DECIDED))
  flush(dataDir)
  onStep('decided')
  finishRestoring(dataDir, onStep)
  return { name, accounts, erasedAgain, replaced: hadRecords ? replacedName(now) : null }
}

/**
 * Discards a restore that died before it was decided, and finishes one that died after. Runs before anything is opened.
 */
export function finishRestoring(dataDir: string, onStep: (step: string) => void = () => undefined): void {
  rmSync(join(dataDir, HALF), { recursive: true, force: true })
  const decided = join(dataDir, DECIDED)
  if (!existsSync(decided)) return
  // The records move last: while they are here, the folder has the old ones
  if (existsSync(join(decided, RECORDS))) {
    const replaced = join(backupsFolder(dataDir), readFileSync(join(decided, REPLACED), 'utf8'))
    mkdirSync(replaced, { recursive: true, mode: 0o700 })
    for (const one of [...LOGS, RECORDS]) {
      if (existsSync(join(dataDir, one))) renameSync(join(dataDir, one), join(replaced, one))
      onStep(`moved ${one}`)
    }
    for (const one of [SIGNING_KEY, DELETED_ACCOUNTS]) {
      if (!existsSync(join(decided, one))) continue
      if (existsSync(join(dataDir, one))) copyPrivately(join(dataDir, one), join(replaced, one))
      onStep(`kept ${one}`)
      renameSync(join(decided, one), join(dataDir, one))
      onStep(`replaced ${one}`)
    }
    if (readdirSync(replaced).length === 0) rmdirSync(replaced)
    renameSync(join(decided, RECORDS), join(dataDir, RECORDS))
    flush(dataDir)
    onStep('in place')
  }
  rmSync(decided, { recursive: true, force: true })
  flush(dataDir)
}

/** Checks that no server has the file open. Whether it is intact is another question. */
function proveStopped(file: string): void {
  if (!existsSync(file)) return
  let db: Sqlite | null = null
  try {
    db = new DatabaseSync(file)
    db.exec('begin immediate; rollback')
  } catch (fault) {
    if (sqliteErrorIn(fault) === 'locked')
      throw new CannotRestore(`${file} is in use: stop Highjinks, then restore`, { cause: fault })
  } finally {
    db?.close()
  }
}

/** Each may list accounts that the other doesn't. */
function mergeDeleted(dataDir: string, backup: string) {
  const both = [dataDir, backup].flatMap((folder) => readDeleted(join(folder, DELETED_ACCOUNTS)))
  const byId = new Map(both.toReversed().map((one) => [one.id, one]))
  return [...byId.values()].sort((a, b) => a.at - b.at)
}

async function prepareRecords(half: string, now: number, newId: () => string) {
  const db = openSqlite(half, now)
  try {
    const records = sqliteRecords(db, fileDeletedAccounts(join(half, DELETED_ACCOUNTS)))
    const deleted = await records.deleted.all()
    const before = await records.users.count()
    await eraseAll(records, deleted, newId)
    const erasedAgain = before - (await records.users.count())
    // A used link would work again
    db.exec('delete from links; delete from tickets')
    // Higher than any version given, including tokens voided after the backup
    db.prepare('update users set tokenVersion = max(tokenVersion + 1, ?)').run(Math.floor(now / 1000))
    const accounts = Number(Object.values(db.prepare('select count(*) from users').get() ?? {})[0])
    return { accounts, erasedAgain }
  } finally {
    closeSqlite(db)
    for (const name of readdirSync(half)) if (name.includes('.before-')) rmSync(join(half, name))
    proveCopy(join(half, RECORDS))
  }
}

function copyPrivately(from: string, to: string): void {
  copyFileSync(from, `${to}.half`)
  chmodSync(`${to}.half`, 0o600)
  flush(`${to}.half`)
  renameSync(`${to}.half`, to)
}
