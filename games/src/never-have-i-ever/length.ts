import { bestSeconds, FINALE_SECONDS, type Length } from '../kit/index.ts'

/** `ask` is for players who want to tell their story, `nominate` for one who was picked without asking. */
export const SECONDS = { pen: 40, answer: 25, reveal: 11, ask: 6, nominate: 3, choose: 12, story: 60 } as const

/** The percentage of rounds that end in a story: someone has and tells it, or is nominated and doesn't wave it on. */
const STORIES = [0, 0, 75, 84, 88, 90, 92, 93, 94] as const
/** The share of those with a choice of tellers. */
const CHOICES = 0.4

/**
 * The length of a round among people who talk: they answer in half the time, look at who has, and a story takes most of
 * its minute.
 */
function roundSeconds(players: number): number {
  const stories = (STORIES[Math.min(players, STORIES.length - 1)] ?? 0) / 100
  const telling = SECONDS.story * 0.8 + CHOICES * SECONDS.choose * 0.5
  return SECONDS.answer * 0.5 + SECONDS.reveal + SECONDS.ask * 0.8 + stories * telling
}

/** First everyone writes a statement; at the end the best story is named. */
export const length: Length = {
  lap: roundSeconds,
  once: (players) => SECONDS.pen * 0.6 + FINALE_SECONDS + bestSeconds(players),
}
