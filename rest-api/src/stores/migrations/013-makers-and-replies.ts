import type { Migration } from './migration.ts'

/** Adds the operator who created a link, and answers to messages that wait to be sent. */
export const makersAndReplies: Migration = {
  sqlite(db) {
    db.exec(`
      alter table links add column maker text;
      alter table links add column makerVersion integer;
      create index if not exists linksBy on links (maker);
      alter table messages add column reply text;
      alter table messages add column replyTriedAt integer;
      alter table messages add column replyFailedAt integer;
      create index if not exists repliesToSend on messages (at) where reply is not null;
    `)
  },
  // The records' defaults do the same for documents
  mongo: async () => undefined,
}
