import type { Duration } from '@highjinks/protocol'
import { bestSeconds, type Length } from '../kit/index.ts'

/** A Quick run is long enough for its three scenes. */
export const RUN_SECONDS: Readonly<Record<Duration, number>> = { Quick: 36, Standard: 45, Extended: 60 }
/** Scenes that are drawn in one run. */
export const MOST_DRAWS: Readonly<Record<Duration, number>> = { Quick: 3, Standard: 5, Extended: 5 }
export const READY_SECONDS = 10
/** Nobody can guess before everyone has looked: at the first scene of a run while the curtain opens, then at once. */
export const WATCH_SECONDS = 4
export const NEXT_SECONDS = 1
export const GUESS_SECONDS = 8
/** The bow, after each possible number of scenes on stage. */
const GALLERY_SECONDS = [3, 7, 10] as const
/** The maximum of a run's scenes in the gallery. */
const MOST_TOLD = GALLERY_SECONDS.length - 1

/** More runs in one evening would be too much of one thing, and would use up a level's boards. */
const MOST_TURNS: Readonly<Record<Duration, number>> = { Quick: 16, Standard: 24, Extended: 32 }

/** So many have three turns each in a Quick game, and more have two. */
const FEW = 4

/** When most have locked a guess, as a share of the time. */
const LOCKED_BY = 0.8

/** A turn without a scene is only mentioned. */
export function gallerySeconds(scenes: number): number {
  return GALLERY_SECONDS[Math.min(scenes, MOST_TOLD)] ?? 0
}

function runSeconds(duration: Duration): number {
  const draws = MOST_DRAWS[duration]
  const scenes = WATCH_SECONDS + (draws - 1) * NEXT_SECONDS + draws * GUESS_SECONDS * LOCKED_BY
  return Math.min(RUN_SECONDS[duration], scenes)
}

export const length: Length = {
  lap: (players, duration) =>
    players * (READY_SECONDS / 2 + runSeconds(duration) + gallerySeconds(MOST_TOLD)) + bestSeconds(players),
  // The fun of it is over sooner than a quarter of an hour, and the lobby says so
  fixed: (players, duration) => (duration !== 'Quick' ? null : players <= FEW ? 3 : 2),
  most: (players, duration) => Math.max(1, Math.round(MOST_TURNS[duration] / players)),
  hasFillers: true,
}
