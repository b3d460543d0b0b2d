import type { Migration } from './migration.ts'

/** Adds page crashes, the audit log, and indexes for what waits for the operator. */
export const forTheOperator: Migration = {
  sqlite(db) {
    db.exec(`
      create table if not exists acts (
        id text not null, at integer not null, what text not null, about text not null, note text, primary key (id)
      ) strict;
      create index if not exists actsByTime on acts (at);
      create table if not exists crashes (
        id text not null, version text not null, route text not null, message text not null, stack text not null,
        count integer not null, firstAt integer not null, lastAt integer not null, primary key (id)
      ) strict;
      create index if not exists crashesByTime on crashes (lastAt);
      create index if not exists openReports on reports (at) where doneAt is null;
      create index if not exists openMessages on messages (at) where doneAt is null;
    `)
  },
  // Collections are created with their first document, and indexes with the models
  mongo: async () => undefined,
}
