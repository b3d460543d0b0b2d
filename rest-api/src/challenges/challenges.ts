import { type Game, RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'
import { invitationTo } from './invitations.ts'
import { type Week, weekOf } from './week.ts'

/** A week's challenge as it is kept. Once open it stays as it is, whatever happens to the catalogue. */
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

/** Which challenges there have been. */
export interface Challenges {
  /** Keeps it unless one with its id is kept already, and gives what is kept: many may open a week, one opens it. */
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

/** What this week is about: the games take turns. */
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

/** The challenge of the moment, opened by whoever comes first. Null when there is no game to play. */
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
