import type { MongoDb } from './database.ts'
import { MIGRATIONS } from './migrations/index.ts'
import type { Migration } from './migrations/migration.ts'

/** The database belongs to a version whose records this process couldn't read correctly. */
export class NewerDatabase extends Error {
  constructor(oldest: number, known: number) {
    super(
      `the database needs a newer version of Highjinks (records of version ${oldest}; this one knows ${known}): start the newer version`,
    )
    this.name = 'NewerDatabase'
  }
}

interface Layout {
  readonly _id: string
  readonly version: number
  /** The oldest version that can work with it. */
  readonly oldest: number
}

/**
 * Upgrades a database to this version. It may die anywhere and starts over; several processes may do it in parallel
 * while processes of the previous version run. An older version may connect until something it needs has been removed.
 */
export async function migrateMongo(db: MongoDb, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  const layouts = db.collection<Layout>('layout')
  const found = await layouts.findOne({ _id: 'records' })
  if (found && found.oldest > migrations.length) throw new NewerDatabase(found.oldest, migrations.length)
  for (const [i, { mongo, contracts }] of migrations.entries()) {
    if (i < (found?.version ?? 0)) continue
    const version = i + 1
    // Announced before anything is removed, so that a process of the previous version doesn't start in the middle
    const raise = { oldest: contracts ? version : 1 }
    await layouts.updateOne({ _id: 'records' }, { $max: raise }, { upsert: true })
    await mongo(db)
    await layouts.updateOne({ _id: 'records' }, { $max: { version } })
  }
}
