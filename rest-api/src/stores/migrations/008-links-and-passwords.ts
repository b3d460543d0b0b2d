import type { Migration } from './migration.ts'

/** Allows accounts without a password, adds whether their email is verified, and adds links that work once. */
export const linksAndPasswords: Migration = {
  sqlite(db) {
    // SQLite can't remove `not null` from a column
    db.exec(`
      create table accounts (
        id text not null, email text not null, username text not null, firstName text, lastName text,
        profileImageUrl text, createdAt integer not null, settings text not null, passwordHash text,
        tokenVersion integer not null, emailVerifiedAt integer, emailKey text not null, usernameKey text not null,
        lookKey text, primary key (id), unique (emailKey), unique (usernameKey)
      ) strict;
      insert into accounts select id, email, username, firstName, lastName, profileImageUrl, createdAt, settings,
        passwordHash, tokenVersion, null, emailKey, usernameKey, lookKey from users;
      drop table users;
      alter table accounts rename to users;
      create unique index usersByLook on users (lookKey);
      create table if not exists links (
        id text not null, purpose text not null, userId text, emailKey text not null, until integer not null,
        primary key (id)
      ) strict;
      create index if not exists linksOf on links (userId);
      create index if not exists linksByTime on links (until);
    `)
  },
  // The record's default does the same for documents; the collection is created with its first one
  mongo: async () => undefined,
}
