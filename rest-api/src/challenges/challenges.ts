import { type Game, RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'
import { invitationTo } from './invitations.ts'
import { type Week, weekOf } from './week.ts'

/** A week's challenge as stored. Once open, it doesn't change with the catalog. */
export const weeklyChallenge = declare({
  name: 'challenges',
  shape: z.object({
    id: z.string(),
    gameId: z.int(),
    title: z.string(),
    description: z.string(),
    prizeDescription: z.string(),
    minScore: z.int(),
    maxParticipants: z.int(),
    startsAt: z.int(),
    /** The last moment it can be played. */
    endsAt: z.int(),
  }),
  key: ['id'],
  indexes: [],
  kept: { as: [RETENTION.challengeScores] },
  erasure: { keeps: 'it names no account' },
  shown: { nowhere: 'it belongs to no account' },
})
export type WeeklyChallenge = Readonly<z.infer<typeof weeklyChallenge.shape>>

/** The challenges so far. */
export interface Challenges {
  /** Stores it unless its ID exists, and returns the stored one. Many can try to open a week; one does. */
  readonly open: (challenge: WeeklyChallenge) => Promise<WeeklyChallenge>
  readonly byId: (id: string) => Promise<WeeklyChallenge | null>
}

export function challengesOn(store: Store): Challenges {
  const challenges = store.of(weeklyChallenge)
  const byId = (id: string) => challenges.find({ id })
  return {
    byId,
    async open(challenge) {
      await challenges.insert(challenge)
      return (await byId(challenge.id)) ?? challenge
    },
  }
}

const MIN_SCORE = 100
const MAX_PARTICIPANTS = 10_000

/** Plans a week's challenge; the games take turns. */
export function planWeek(week: Week, catalogue: readonly Game[]): WeeklyChallenge | null {
  const game = catalogue[week.number % catalogue.length]
  if (!game) return null
  const { title, description, prizeDescription } = invitationTo(game)
  return {
    id: week.id,
    gameId: game.id,
    title,
    description,
    prizeDescription,
    minScore: MIN_SCORE,
    maxParticipants: MAX_PARTICIPANTS,
    startsAt: week.startsAt,
    endsAt: week.endsAt,
  }
}

/** Returns the current challenge, opened by the first caller. Null if there is no game to play. */
export async function openCurrent(
  deps: { readonly challenges: Challenges; readonly catalogue: readonly Game[] },
  now: number,
): Promise<WeeklyChallenge | null> {
  const week = weekOf(now)
  const kept = await deps.challenges.byId(week.id)
  if (kept) return kept
  const planned = planWeek(week, deps.catalogue)
  return planned && deps.challenges.open(planned)
}

export function isActive(challenge: WeeklyChallenge, now: number): boolean {
  return challenge.startsAt <= now && now <= challenge.endsAt
}
