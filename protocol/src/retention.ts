const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long one kind of thing is kept. */
export interface Retention {
  /** What it is, for people to read. */
  readonly what: string
  /** How long, in their words: the same time as `ms`. */
  readonly howLong: string
  /** Null: until its owner deletes it. */
  readonly ms: number | null
}

/**
 * Everything that is kept outside a person's own browser, and how long. The stores delete by it, the privacy page and
 * `docs/kept.md` are made from it.
 */
export const RETENTION = {
  sessions: {
    what: 'A live session: names, answers, votes, and what was written at the table',
    howLong: 'until two hours after the last person has left',
    ms: 2 * HOUR,
  },
  tombstones: {
    what: 'Of a session that has ended: its code, and that it has ended',
    howLong: 'a day',
    ms: DAY,
  },
  accounts: {
    what: 'An account: email, username, names, settings, a password we cannot read, whom a provider you sign in with means by you, and marks of the last sixteen network addresses and browsers it was used from',
    howLong: 'until you delete it',
    ms: null,
  },
  links: {
    what: 'A link to a new password, or one that proves an email: a mark of it, whose it is, and the email',
    howLong: 'until it is used, an hour at most',
    ms: HOUR,
  },
  waitingTvs: {
    what: 'A TV that waits for a room: the code it shows, a mark of its secret, and a random word of its browser',
    howLong: 'ten minutes',
    ms: 10 * MINUTE,
  },
  pairedTvs: {
    what: 'A TV that a room was put on: the same, and the room’s id, so that it finds back by itself',
    howLong: 'a week',
    ms: 7 * DAY,
  },
  tickets: {
    what: 'A sign-in with a provider that is under way: whom it named, the email it told us, and whose account it is for',
    howLong: 'until it is done, ten minutes at most',
    ms: 10 * MINUTE,
  },
  played: {
    what: 'What an account has played, hearted and scored: game, time, number of players, points and place',
    howLong: 'until you delete the account',
    ms: null,
  },
  challengeScores: {
    what: 'A score in a weekly challenge whose account was deleted: the points alone, without a name',
    howLong: 'as long as the leaderboard',
    ms: null,
  },
  deletedAccounts: {
    what: 'Of a deleted account: its random number and the day, so that no backup brings it back',
    howLong: 'a year',
    ms: 365 * DAY,
  },
  reports: {
    what: 'A report of a player, a text or a card: as it was at the table, with the name, a mark of the browser and the account of whom it is about',
    howLong: 'a year',
    ms: 365 * DAY,
  },
  doneReports: {
    what: 'A report that has been dealt with',
    howLong: 'ninety days after that',
    ms: 90 * DAY,
  },
  messages: {
    what: 'A message to us, with the name and the email given in it',
    howLong: 'a year',
    ms: 365 * DAY,
  },
  doneMessages: {
    what: 'A message that has been answered',
    howLong: 'ninety days after that',
    ms: 90 * DAY,
  },
  bars: {
    what: 'Whom an operator keeps out of the rooms: a mark of the browser, or the account, and what for',
    howLong: 'until that is over, a year at most',
    ms: 365 * DAY,
  },
  crashes: {
    what: 'A report of a page that broke: version, page and error, nothing that anybody wrote',
    howLong: 'thirty days',
    ms: 30 * DAY,
  },
  acts: {
    what: 'What an operator did: when, and to which id or code',
    howLong: 'a year',
    ms: 365 * DAY,
  },
  backups: {
    what: 'A backup of all this but live sessions, and the copy made before an upgrade',
    howLong: 'fourteen days',
    ms: 14 * DAY,
  },
  counts: {
    what: 'How often an address has asked for something that is limited',
    howLong: 'at most an hour',
    ms: HOUR,
  },
} as const satisfies Readonly<Record<string, Retention>>
