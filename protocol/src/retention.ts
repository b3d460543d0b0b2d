const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The retention of one kind of data. */
export interface Retention {
  /** Describes the data, for people to read. */
  readonly what: string
  /** The same time as `ms`, in words. */
  readonly howLong: string
  /** Null means until its owner deletes it. */
  readonly ms: number | null
}

/**
 * Everything stored outside a person's own browser, and for how long. The stores delete by this list, and the privacy
 * page and `docs/kept.md` show it.
 */
export const RETENTION = {
  sessions: {
    what: 'A live session: names, answers, votes, and what was written at the table',
    howLong: 'until two hours after the last person leaves',
    ms: 2 * HOUR,
  },
  tombstones: {
    what: 'An ended session: its code and the fact that it ended',
    howLong: 'a day',
    ms: DAY,
  },
  accounts: {
    what: 'An account: email, username, names, settings, a password we can’t read, your sign-in provider’s ID for you, and hashes of the last sixteen network addresses and browsers that used it',
    howLong: 'until you delete it',
    ms: null,
  },
  links: {
    what: 'A password reset or email confirmation link: its hash, the account and the email',
    howLong: 'until it’s used, at most an hour',
    ms: HOUR,
  },
  waitingTvs: {
    what: 'A TV waiting for a room: the code it shows, a hash of its secret, and a random browser ID',
    howLong: 'ten minutes',
    ms: 10 * MINUTE,
  },
  pairedTvs: {
    what: 'A TV showing a room: the same and the room’s ID, so it can reconnect',
    howLong: 'a week',
    ms: 7 * DAY,
  },
  tickets: {
    what: 'A provider sign-in in progress: the provider’s user ID, the email it shared, and the account it’s for',
    howLong: 'until it’s done, at most ten minutes',
    ms: 10 * MINUTE,
  },
  played: {
    what: 'An account’s games, favorites and scores: game, time, number of players, points and rank',
    howLong: 'until you delete the account',
    ms: null,
  },
  challengeScores: {
    what: 'A weekly challenge score from a deleted account: points only, no name',
    howLong: 'as long as the leaderboard exists',
    ms: null,
  },
  deletedAccounts: {
    what: 'A deleted account: its random ID and deletion date, so no backup brings it back',
    howLong: 'a year',
    ms: 365 * DAY,
  },
  crews: {
    what: 'A crew: its name, its link, who belongs (name, look, a hash of a random phone ID and, if they signed in, their account), the cards its rooms have seen, who won which game, its usual settings and its next date',
    howLong: 'until the last member leaves, or a year after its last night',
    ms: 365 * DAY,
  },
  crewCards: {
    what: 'A card written for a crew: its text, kind, level and topics, and who in the crew wrote it',
    howLong: 'until its author takes it back or leaves the crew, or a year after the crew’s last night',
    ms: 365 * DAY,
  },
  reports: {
    what: 'A report of a player, a text or a card: what was on the table, and the reported player’s name, browser hash and account',
    howLong: 'a year',
    ms: 365 * DAY,
  },
  doneReports: {
    what: 'A resolved report',
    howLong: 'ninety days after that',
    ms: 90 * DAY,
  },
  messages: {
    what: 'A message to us, with the name and email you gave',
    howLong: 'a year',
    ms: 365 * DAY,
  },
  doneMessages: {
    what: 'An answered message',
    howLong: 'ninety days after that',
    ms: 90 * DAY,
  },
  bars: {
    what: 'A ban: a browser hash or the account, and the reason',
    howLong: 'until it ends, at most a year',
    ms: 365 * DAY,
  },
  crashes: {
    what: 'A crash report: version, page and error, no user text',
    howLong: 'thirty days',
    ms: 30 * DAY,
  },
  acts: {
    what: 'What an operator did: when, and the ID or code it affected',
    howLong: 'a year',
    ms: 365 * DAY,
  },
  settings: {
    what: 'What the operator set for everyone: whether new accounts can be made',
    howLong: 'until the operator changes it',
    ms: null,
  },
  backups: {
    what: 'A backup of everything except live sessions, and the copy made before an upgrade',
    howLong: 'fourteen days',
    ms: 14 * DAY,
  },
  counts: {
    what: 'Counts of rate-limited requests per address',
    howLong: 'at most a day',
    ms: DAY,
  },
} as const satisfies Readonly<Record<string, Retention>>
