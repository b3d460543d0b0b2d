import { createHash } from 'node:crypto'

/** Builds the key of a position in a challenge, counted from 0. One text, so that a single index keeps it unique. */
export function placeOf(challengeId: string, number: number): string {
  return `${challengeId}:${number}`
}

/** Picks the position to try at each attempt. Different people try different ones, so that few collide. */
export function placeToTry(userId: string, attempt: number, most: number): number {
  return createHash('sha256').update(`${userId} ${attempt}`).digest().readUIntBE(0, 6) % most
}
