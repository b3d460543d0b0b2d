import type { MongoDb } from './database.ts'
import { MIGRATIONS } from './migrations/index.ts'
import type { Migration } from './migrations/migration.ts'

/** The database is of a version whose records this process would not understand. */
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
  /** What a process must know at least to work with it. */
  readonly oldest: number
}

/**
 * Brings a database up to this version. It may die anywhere and is begun again; several processes may do it at once,
 * and processes of the version before go on meanwhile. One of an older version than the database is let in until
 * something was taken away that it needs.
 */
export async function migrateMongo(db: MongoDb, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  const layouts = db.collection<Layout>('layout')
  const found = await layouts.findOne({ _id: 'records' })
  if (found && found.oldest > migrations.length) throw new NewerDatabase(found.oldest, migrations.length)
  for (const [i, { mongo, contracts }] of migrations.entries()) {
    if (i < (found?.version ?? 0)) continue
    const version = i + 1
    // Told before anything is taken away: a process of the version before must not begin in the middle of it
    const raise = { oldest: contracts ? version : 1 }
    await layouts.updateOne({ _id: 'records' }, { $max: raise }, { upsert: true })
    await mongo(db)
    await layouts.updateOne({ _id: 'records' }, { $max: { version } })
  }
}
