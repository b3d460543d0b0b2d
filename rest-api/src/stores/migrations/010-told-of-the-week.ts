import type { Migration } from './migration.ts'

/** Adds the last week's challenge that an account got an email about. */
export const toldOfTheWeek: Migration = {
  sqlite(db) {
    db.exec(`
      alter table users add column toldOfWeek text;
      create index if not exists usersToTell on users (toldOfWeek) where json_extract(settings, '$.gameUpdates') = 1;
    `)
  },
  // The record's default does the same for documents, and the index is created with the model
  mongo: async () => undefined,
}
