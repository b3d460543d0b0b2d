import { CHALLENGE_DAYS } from '@highjinks/protocol'

const DAY = 24 * 60 * 60 * 1000
const WEEK = CHALLENGE_DAYS * DAY
/** The first Monday of Unix time. */
const FIRST_MONDAY = Date.UTC(1970, 0, 5)

/** A calendar week, from Monday 00:00 UTC to the end of Sunday. */
export interface Week {
  /** The ISO name: `2026-w47`. */
  readonly id: string
  /** Counted from the first Monday, so that no new year repeats or skips a turn. */
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

/** Returns the ISO name. A week belongs to the year of its Thursday. */
function isoName(monday: number): string {
  const thursday = monday + 3 * DAY
  const year = new Date(thursday).getUTCFullYear()
  const week = Math.floor((thursday - Date.UTC(year, 0, 1)) / WEEK) + 1
  return `${year}-w${String(week).padStart(2, '0')}`
}
