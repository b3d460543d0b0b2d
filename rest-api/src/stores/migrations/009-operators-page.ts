import type { Migration } from './migration.ts'

/** Adds operators' accounts, reported players, bans, operators in the audit log, and server settings. */
export const operatorsPage: Migration = {
  sqlite(db) {
    db.exec(`
      alter table users add column operatorSince integer;
      alter table acts add column "by" text;
      alter table reports add column name text;
      alter table reports add column accountId text;
      alter table reports add column deviceMark text;
      alter table reports add column slug text;
      create index if not exists reportsAbout on reports (accountId);
      create table if not exists bars (
        id text not null, kind text not null, mark text not null, words text not null, at integer not null,
        until integer not null, primary key (id)
      ) strict;
      create index if not exists barsByMark on bars (mark, until);
      create table if not exists house (id text not null, isSignUpOpen integer not null, primary key (id)) strict;
    `)
  },
  // The records' defaults do the same for documents
  mongo: async () => undefined,
}
