import * as z from 'zod/mini'
import { localPrompt, PROMPT_KINDS } from './prompt.ts'
import { FINALES, LOCAL_STAGES, type LocalGame, MOST_NAMES, presentPlayers } from './state.ts'
import { answers, EMPTY_HOUSE, house } from './turn/turn.ts'

/** Longer than any evening, so a longer one wasn't written here. */
const MOST_TURNS = 1000
const MOST_SEEN = 20
const index = z.int().check(z.gte(0))
const ids = z.array(z.string().check(z.maxLength(80))).check(z.maxLength(MOST_SEEN))
const points = z.record(z.string().check(z.maxLength(2)), z.int())
const taken = z.object({ player: z.int(), kind: z.enum(PROMPT_KINDS), named: ids, text: z._default(z.string(), '') })

/** A game as a browser stores it. Fields that the previous version lacked start empty. */
export const storedLocalGame = z.object({
  names: z.array(z.string()).check(z.minLength(1), z.maxLength(MOST_NAMES)),
  /** Positions of those who left. */
  left: z._default(z.array(z.int()).check(z.maxLength(MOST_NAMES)), []),
  stage: z.enum(LOCAL_STAGES),
  turn: index,
  round: z.int().check(z.gte(1)),
  finale: z._default(z.enum(FINALES), 'no'),
  hand: z.array(z.object({ ids, prompt: localPrompt, named: ids })).check(z.maxLength(2)),
  shown: z.nullable(index),
  answers: z._default(answers, {}),
  isSwapped: z._default(z.boolean(), false),
  house: z._default(house, { ...EMPTY_HOUSE, thrown: [] }),
  scores: z._default(points, {}),
  moments: z._default(z.record(z.string().check(z.maxLength(20)), points), {}),
  named: ids,
  taken: z.array(taken).check(z.maxLength(MOST_TURNS)),
  begun: z._default(index, 0),
  startedAt: z.nullable(z.number()),
})
export type StoredLocalGame = z.infer<typeof storedLocalGame>

export function storeGame(game: LocalGame): StoredLocalGame {
  const { players, stage, turn, round, hand, shown, isSwapped, house, scores, moments, startedAt, named } = game
  return {
    names: players.map(({ name }) => name),
    left: players.filter(({ hasLeft }) => hasLeft).map(({ id }) => id),
    stage,
    turn,
    round,
    finale: game.finale,
    hand: hand.map((drawn) => ({ ids: [...drawn.ids], prompt: drawn.prompt, named: [...drawn.named] })),
    shown,
    answers: game.answers,
    isSwapped,
    house,
    scores: { ...scores },
    moments: Object.fromEntries(Object.entries(moments).map(([name, count]) => [name, { ...count }])),
    named: [...named],
    begun: game.begun,
    taken: game.taken.slice(-MOST_TURNS).map((one) => ({ ...one, named: [...one.named] })),
    startedAt,
  }
}

/** Restores the stored game over a new one with the same names; returns the new one if it doesn't fit. */
export function restoreGame(stored: StoredLocalGame, fresh: LocalGame): LocalGame {
  const { names, stage, turn, round, hand, shown, isSwapped, house, scores, moments, startedAt, named, taken } = stored
  const isPlaying = stage === 'playing'
  const hasPrompt = hand.length > 0 && (shown === null || shown < hand.length)
  const players = fresh.players.map((player) =>
    stored.left.includes(player.id) ? ({ ...player, hasLeft: true } as const) : player,
  )
  const isHere = turn < names.length && presentPlayers({ players }).length > 0
  const isSound = isHere && round <= fresh.rounds && isPlaying === hasPrompt
  if (!isSound) return fresh
  // A game of the version before may be in its last round already.
  const finale = stored.finale === 'no' && isPlaying && round >= fresh.rounds ? 'playing' : stored.finale
  const { begun } = stored
  const known = {
    begun,
    stage,
    finale,
    turn,
    round,
    hand,
    shown,
    isSwapped,
    house,
    scores,
    moments,
    startedAt,
    named,
    taken,
  }
  return { ...fresh, ...known, players, answers: stored.answers }
}
