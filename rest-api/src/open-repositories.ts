import { join } from 'node:path'
import { type Checks, type Environment, type Log, repeatEvery } from '@highjinks/platform'
import { batchCheckpoints } from '@highjinks/session-store'
import { type Backups, createBackups } from './backups/backups.ts'
import { finishRestoring } from './backups/restore.ts'
import { DELETED_ACCOUNTS, fileDeletedAccounts } from './deleted-accounts/deleted-accounts.file.ts'
import { type Repositories, sqliteRecords } from './repositories.ts'
import { expireCopies } from './stores/copies.ts'
import { closeSqlite, openSqlite, overwriteDeleted, recordsFile, watchFile } from './stores/sqlite.ts'

const NIGHTLY_MS = 60_000

export interface OpenRecords {
  readonly records: Repositories
  /** Null with MongoDB, which has its own backups. */
  readonly backups: Backups | null
  readonly check: Checks
  readonly notice: (fault: unknown) => void
  readonly close: () => Promise<void>
}

/** Opens the records as the environment asks, upgrades them to this version, and maintains them. */
export async function openRepositories(environment: Environment, log: Log, now: () => number): Promise<OpenRecords> {
  return environment.mongoUrl === undefined ? openFile(environment, log, now) : openDatabase(environment.mongoUrl, log)
}

async function openDatabase(url: string, log: Log): Promise<OpenRecords> {
  const { mongoRecords } = await import('./mongo-records.ts')
  const { connectMongo } = await import('./stores/mongo.ts')
  const mongo = connectMongo(url, log)
  return {
    records: mongoRecords(mongo),
    backups: null,
    check: { mongo: () => mongo.ping() },
    notice: () => undefined,
    close: () => mongo.close(),
  }
}

function openFile({ dataDir, backupHour }: Environment, log: Log, now: () => number): OpenRecords {
  finishRestoring(dataDir)
  // The check also keeps a reference: an unreferenced database is collected, and its statements fail
  const db = openSqlite(dataDir, now())
  const { check, notice } = watchFile(db, dataDir)
  const checkpoints = batchCheckpoints(() => overwriteDeleted(db))
  const backups = createBackups({ db, dataDir, hour: backupHour, now })
  const stop = repeatEvery(
    NIGHTLY_MS,
    async () => {
      expireCopies(recordsFile(dataDir), now())
      const taken = await backups.takeNightly()
      if (taken) log.info({ backup: taken.name, bytes: taken.bytes }, 'backup taken')
    },
    (fault) => log.fault('the nightly backup failed', fault),
  )
  return {
    records: sqliteRecords(db, fileDeletedAccounts(join(dataDir, DELETED_ACCOUNTS)), checkpoints.request),
    backups,
    check: { sqlite: check },
    notice,
    async close() {
      await stop()
      checkpoints.stop()
      closeSqlite(db)
    },
  }
}
