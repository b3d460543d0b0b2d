import type { Migration } from './migration.ts'

/** Which pages broke, what operators did, and how to find what still waits for them. */
export const forTheOperator: Migration = {
  sqlite(db) {
    db.exec(`
      create table acts (
        id text not null, at integer not null, what text not null, about text not null, note text, primary key (id)
      ) strict;
      create index actsByTime on acts (at);
      create table crashes (
        id text not null, version text not null, route text not null, message text not null, stack text not null,
        count integer not null, firstAt integer not null, lastAt integer not null, primary key (id)
      ) strict;
      create index crashesByTime on crashes (lastAt);
      create index openReports on reports (at) where doneAt is null;
      create index openMessages on messages (at) where doneAt is null;
    `)
  },
  // Collections come with their first document, and the indexes with the models
  mongo: async () => undefined,
}
