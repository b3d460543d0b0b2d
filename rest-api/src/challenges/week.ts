import { CHALLENGE_DAYS } from '@highjinks/protocol'

const DAY = 24 * 60 * 60 * 1000
const WEEK = CHALLENGE_DAYS * DAY
/** The Monday of the first whole week that computers count. */
const FIRST_MONDAY = Date.UTC(1970, 0, 5)

/** One week of the calendar, from Monday 00:00 UTC to the end of Sunday. */
export interface Week {
  /** As the ISO calendar calls it: `2026-w47`. */
  readonly id: string
  /** Counted since the first Monday, so that no year's end repeats or leaves out a turn. */
  readonly number: number
  readonly startsAt: number
  /** The last moment of Sunday. */
  readonly endsAt: number
}

export function weekOf(now: number): Week {
  const number = Math.floor((now - FIRST_MONDAY) / WEEK)
  const startsAt = FIRST_MONDAY + number * WEEK
  return { id: isoName(startsAt), number, startsAt, endsAt: startsAt + WEEK - 1 }
}

/** A week belongs to the year of its Thursday. */
function isoName(monday: number): string {
  const thursday = monday + 3 * DAY
  const year = new Date(thursday).getUTCFullYear()
  const week = Math.floor((thursday - Date.UTC(year, 0, 1)) / WEEK) + 1
  return `${year}-w${String(week).padStart(2, '0')}`
}
