import type { Migration } from './migration.ts'

/**
 * Adds when a report was handled and a message answered; MongoDB documents without the field aren't done. Also adds
 * indexes to find everything of an account.
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
