import { createHash } from 'node:crypto'

/** A place of a challenge, by its number from 0: one text, so that one index keeps it one person's. */
export function placeOf(challengeId: string, number: number): string {
  return `${challengeId}:${number}`
}

/** Which of so many places somebody tries at which attempt: different people different ones, so that few meet. */
export function placeToTry(userId: string, attempt: number, most: number): number {
  return createHash('sha256').update(`${userId} ${attempt}`).digest().readUIntBE(0, 6) % most
}
