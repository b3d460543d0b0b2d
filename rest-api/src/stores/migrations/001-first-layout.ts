import type { Migration } from './migration.ts'

/** Creates the first tables. Files from before versions were counted have most of them. */
export const firstLayout: Migration = {
  sqlite(db) {
    db.exec(`
      create table if not exists users (
        id text not null, email text not null, username text not null, firstName text, lastName text,
        profileImageUrl text, createdAt integer not null, settings text not null, passwordHash text not null,
        tokenVersion integer not null, emailKey text not null, usernameKey text not null,
        primary key (id), unique (emailKey), unique (usernameKey)
      ) strict;
      create table if not exists signInPlaces (
        userId text not null, mark text not null, at integer not null, primary key (userId, mark)
      ) strict, without rowid;
      create table if not exists messages (
        id text not null, at integer not null, name text not null, email text not null, subject text not null,
        message text not null, primary key (id)
      ) strict;
      create index if not exists messagesByTime on messages (at);
      create table if not exists reports (
        id text not null, at integer not null, "by" text, sessionId text not null, kind text not null, playerId text,
        text text, reason text not null, primary key (id)
      ) strict;
      create index if not exists reportsByTime on reports (at);
      create table if not exists challenges (
        id text not null, gameId integer not null, title text not null, description text not null,
        prizeDescription text not null, minScore integer not null, maxParticipants integer not null,
        startsAt integer not null, endsAt integer not null, primary key (id)
      ) strict;
      create table if not exists challengeEntries (
        challengeId text not null, userId text not null, standing text not null, joinedAt integer not null,
        primary key (challengeId, userId)
      ) strict, without rowid;
      -- Holds all that order and rank need, so neither reads the table
      create index if not exists challengeEntriesByStanding
        on challengeEntries (challengeId, standing, userId, joinedAt);
      create table if not exists challengePlaces (challengeId text primary key, taken integer not null) strict;
      create table if not exists history (
        userId text not null, sessionId text not null, number integer not null, gameId integer not null,
        slug text not null, playedAt integer not null, players integer not null, score real not null,
        place integer not null, primary key (userId, sessionId, number)
      ) strict, without rowid;
      create index if not exists historyByTime on history (userId, playedAt, sessionId, number);
      create table if not exists favorites (
        userId text not null, gameId integer not null, addedAt integer not null, primary key (userId, gameId)
      ) strict, without rowid;
    `)
    // Its former name
    const isOld = db.prepare(`select 1 from pragma_table_info('reports') where name = 'byUser'`).get() !== undefined
    if (isOld) db.exec('alter table reports rename column byUser to "by"')
  },
  // Collections are created with their first document, and indexes with the models
  mongo: async () => undefined,
}
