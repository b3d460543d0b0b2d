import type { Length } from '../kit/index.ts'

export const SECONDS = { answer: 25, reveal: 14, story: 60, loudest: 6 } as const

/** How many rounds in a hundred end in a story: somebody has, and wants to be asked, and has not just told one. */
const STORIES = [0, 0, 45, 65, 75, 80, 84, 87, 90] as const

/** A round among people who talk: they answer in half the time, look at who has, and a story takes most of its minute. */
function roundSeconds(players: number): number {
  const stories = (STORIES[Math.min(players, STORIES.length - 1)] ?? 0) / 100
  return SECONDS.answer * 0.5 + SECONDS.reveal + stories * SECONDS.story * 0.8
}

export const length: Length = { lap: roundSeconds, once: () => SECONDS.loudest }
