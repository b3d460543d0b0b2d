import type { Migration } from './migration.ts'

/**
 * When a report was dealt with, and a message answered; in MongoDB what has no such field is not done. And the way to
 * all that belongs to one account.
 */
export const done: Migration = {
  sqlite(db) {
    db.exec(`
      alter table reports add column doneAt integer;
      alter table messages add column doneAt integer;
      create index challengeEntriesByUser on challengeEntries (userId);
      create index reportsByReporter on reports ("by");
    `)
  },
  mongo: async () => undefined,
}
