import type { Migration } from './migration.ts'

/** Adds whether a report's quoted text was shown at its table; unknown for earlier reports. */
export const evidenceOfReports: Migration = {
  sqlite: (db) => db.exec(`alter table reports add column evidence text not null default 'unknown'`),
  // The record's default does the same for documents
  mongo: async () => undefined,
}
