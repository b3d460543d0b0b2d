import type { Migration } from './migration.ts'

/** Adds TVs that wait for a room, and those that have one. */
export const tvs: Migration = {
  sqlite(db) {
    db.exec(`
      create table if not exists tvs (
        id text not null, mark text not null, device text, sessionId text, until integer not null, primary key (id)
      ) strict;
      create index if not exists tvsByTime on tvs (until);
    `)
  },
  // The collection is created with its first document
  mongo: async () => undefined,
}
