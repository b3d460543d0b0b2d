import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makePrivate, SqliteFileError, withFileNamed } from '@highjinks/session-store'
import { backup, DatabaseSync } from '@photostructure/sqlite'
import { DELETED_ACCOUNTS } from '../deleted-accounts/deleted-accounts.file.ts'
import type { Sqlite } from '../stores/database.ts'
import { flush } from '../stores/flush.ts'
import { type Backup, backupsFolder, expireBackups, listBackups, nameOf, RECORDS, SIGNING_KEY } from './folders.ts'

/** The number of pages to copy before answering calls again. */
const PAGES = 500
const SECOND_MS = 1000

export interface Backups {
  /**
   * Makes a backup now, opens and checks it, and deletes expired ones. It contains the records, the signing key and the
   * list of deleted accounts, never live sessions. Calls during a backup share it.
   */
  readonly take: () => Promise<Backup>
  /** Newest first. */
  readonly all: () => readonly Backup[]
  /** Makes a backup unless one was made since that hour last night. */
  readonly takeNightly: () => Promise<Backup | null>
}

interface BackupDeps {
  readonly db: Sqlite
  readonly dataDir: string
  /** The hour of the night, on this machine's clock. */
  readonly hour: number
  readonly now: () => number
}

/** Creates backups in the process that has the file open, because no other can open it. */
export function createBackups({ db, dataDir, hour, now }: BackupDeps): Backups {
  let underWay: Promise<Backup> | null = null
  const take = () => {
    underWay ??= takeBackup(db, dataDir, now()).finally(() => {
      underWay = null
    })
    return underWay
  }
  return {
    take,
    all: () => listBackups(dataDir),
    takeNightly: async () => {
      expireBackups(dataDir, now())
      const newest = listBackups(dataDir).find(({ isReplaced }) => !isReplaced)
      return newest && newest.at >= lastNight(now(), hour) ? null : take()
    },
  }
}

/** Returns when that hour last was: today or yesterday. */
export function lastNight(now: number, hour: number): number {
  const at = new Date(now)
  at.setHours(hour, 0, 0, 0)
  if (at.getTime() > now) at.setDate(at.getDate() - 1)
  return at.getTime()
}

async function takeBackup(db: Sqlite, dataDir: string, now: number): Promise<Backup> {
  const folder = backupsFolder(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  let at = now
  while (existsSync(join(folder, nameOf(at)))) at += SECOND_MS
  const name = nameOf(at)
  const half = join(folder, `${name}.half`)
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { mode: 0o700 })
  const copy = join(half, RECORDS)
  makePrivate(copy)
  await backup(db, copy, { rate: PAGES })
  proveCopy(copy)
  for (const beside of [SIGNING_KEY, DELETED_ACCOUNTS])
    if (existsSync(join(dataDir, beside))) {
      copyFileSync(join(dataDir, beside), join(half, beside))
      flush(join(half, beside))
    }
  flush(copy)
  flush(half)
  renameSync(half, join(folder, name))
  flush(folder)
  expireBackups(dataDir, now)
  const taken = listBackups(dataDir).find((one) => one.name === name)
  if (!taken) throw new Error(`the backup ${name} is not there`)
  return taken
}

/** Opens a copy and reads all its pages and indexes. Afterwards it's one file, without a log beside it. */
export function proveCopy(file: string): void {
  withFileNamed(file, () => {
    const db = new DatabaseSync(file)
    try {
      db.exec('pragma journal_mode = delete')
      const [found] = Object.values(db.prepare('pragma integrity_check(1)').get() ?? {})
      if (found !== 'ok') throw new SqliteFileError(file, 'damaged', new Error(String(found)))
    } finally {
      db.close()
    }
  })
}
