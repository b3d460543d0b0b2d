import { bestSeconds, FINALE_SECONDS, type Length } from '../kit/index.ts'

/** `ask` is for whoever wants to be asked, `nominate` for whoever was not asked whether they do. */
export const SECONDS = { pen: 40, answer: 25, reveal: 11, ask: 6, nominate: 3, choose: 12, story: 60 } as const

/** How many rounds in a hundred end in a story: somebody has, and tells it, or is nominated and does not wave it on. */
const STORIES = [0, 0, 75, 84, 88, 90, 92, 93, 94] as const
/** And in how many of those there is somebody to choose from. */
const CHOICES = 0.4

/** A round among people who talk: they answer in half the time, look at who has, and a story takes most of its minute. */
function roundSeconds(players: number): number {
  const stories = (STORIES[Math.min(players, STORIES.length - 1)] ?? 0) / 100
  const telling = SECONDS.story * 0.8 + CHOICES * SECONDS.choose * 0.5
  return SECONDS.answer * 0.5 + SECONDS.reveal + SECONDS.ask * 0.8 + stories * telling
}

/** Everybody writes one of their own first; at the end the best story is named. */
export const length: Length = {
  lap: roundSeconds,
  once: (players) => SECONDS.pen * 0.6 + FINALE_SECONDS + bestSeconds(players),
}
