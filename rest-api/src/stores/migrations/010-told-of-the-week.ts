import type { Migration } from './migration.ts'

/** Which week's challenge an account had a letter about. */
export const toldOfTheWeek: Migration = {
  sqlite(db) {
    db.exec(`
      alter table users add column toldOfWeek text;
      create index if not exists usersToTell on users (toldOfWeek) where json_extract(settings, '$.gameUpdates') = 1;
    `)
  },
  // The record's own default says the same of documents, and the index comes with the model
  mongo: async () => undefined,
}
