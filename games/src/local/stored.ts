import { MAX_PLAYERS } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { localPrompt, PROMPT_KINDS } from './prompt.ts'
import { LOCAL_STAGES, type LocalGame } from './state.ts'
import { answers, EMPTY_HOUSE, house } from './turn/turn.ts'

/** Longer than any evening; what is longer was not written here. */
const MOST_TURNS = 1000
const MOST_SEEN = 20
const index = z.int().check(z.gte(0))
const ids = z.array(z.string().check(z.maxLength(80))).check(z.maxLength(MOST_SEEN))
const points = z.record(z.string().check(z.maxLength(2)), z.int())
const taken = z.object({ player: z.int(), kind: z.enum(PROMPT_KINDS), named: ids, text: z._default(z.string(), '') })

/** A game as a browser keeps it. What the version before did not know begins empty. */
export const storedLocalGame = z.object({
  names: z.array(z.string()).check(z.minLength(1), z.maxLength(MAX_PLAYERS)),
  stage: z.enum(LOCAL_STAGES),
  turn: index,
  round: z.int().check(z.gte(1)),
  hand: z.array(z.object({ ids, prompt: localPrompt, named: ids })).check(z.maxLength(2)),
  shown: z.nullable(index),
  answers: z._default(answers, {}),
  isSwapped: z._default(z.boolean(), false),
  house: z._default(house, { ...EMPTY_HOUSE, thrown: [] }),
  scores: z._default(points, {}),
  moments: z._default(z.record(z.string().check(z.maxLength(20)), points), {}),
  named: ids,
  taken: z.array(taken).check(z.maxLength(MOST_TURNS)),
  startedAt: z.nullable(z.number()),
})
export type StoredLocalGame = z.infer<typeof storedLocalGame>

export function storeGame(game: LocalGame): StoredLocalGame {
  const { players, stage, turn, round, hand, shown, isSwapped, house, scores, moments, startedAt, named } = game
  return {
    names: players.map(({ name }) => name),
    stage,
    turn,
    round,
    hand: hand.map((drawn) => ({ ids: [...drawn.ids], prompt: drawn.prompt, named: [...drawn.named] })),
    shown,
    answers: game.answers,
    isSwapped,
    house,
    scores: { ...scores },
    moments: Object.fromEntries(Object.entries(moments).map(([name, count]) => [name, { ...count }])),
    named: [...named],
    taken: game.taken.slice(-MOST_TURNS).map((one) => ({ ...one, named: [...one.named] })),
    startedAt,
  }
}

/** The stored game in the place of a fresh one with the same names; the fresh one where it does not fit. */
export function restoreGame(stored: StoredLocalGame, fresh: LocalGame): LocalGame {
  const { names, stage, turn, round, hand, shown, isSwapped, house, scores, moments, startedAt, named, taken } = stored
  const isPlaying = stage === 'playing'
  const hasPrompt = hand.length > 0 && (shown === null || shown < hand.length)
  const isSound = turn < names.length && round <= fresh.rounds && isPlaying === hasPrompt
  if (!isSound) return fresh
  const known = { stage, turn, round, hand, shown, isSwapped, house, scores, moments, startedAt, named, taken }
  return { ...fresh, ...known, answers: stored.answers }
}
