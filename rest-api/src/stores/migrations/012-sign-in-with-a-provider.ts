import type { Migration } from './migration.ts'

/** Links accounts to a sign-in provider, and stores the state of sign-ins in progress. */
export const signInWithAProvider: Migration = {
  sqlite(db) {
    db.exec(`
      alter table users add column providerKey text;
      alter table users add column providerAt integer;
      alter table users add column linkKey text;
      create unique index if not exists usersByLink on users (linkKey);
      create table if not exists tickets (
        id text not null, userId text, body text not null, until integer not null, primary key (id)
      ) strict;
      create index if not exists ticketsOf on tickets (userId);
      create index if not exists ticketsByTime on tickets (until);
    `)
  },
  // The record's default does the same for documents; the collection is created with its first one
  mongo: async () => undefined,
}
