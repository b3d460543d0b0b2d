import type { Migration } from './migration.ts'

/** Whether what a report quotes was shown at its table; of earlier reports nobody asked. */
export const evidenceOfReports: Migration = {
  sqlite: (db) => db.exec(`alter table reports add column evidence text not null default 'unknown'`),
  // The record's own default says the same of documents
  mongo: async () => undefined,
}
