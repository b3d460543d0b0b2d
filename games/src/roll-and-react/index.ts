import type { PlayerId } from '@highjinks/protocol'
import {
  applauseView,
  bestView,
  clapsLeft,
  defineGame,
  type HandOf,
  interludeHand,
  interludeTexts,
  interludeView,
  required,
  type ViewOf,
} from '../kit/index.ts'
import { about } from './about.ts'
import { balcony } from './balcony.ts'
import { length } from './length.ts'
import { performers, phases, play, redeal, setup } from './rules.ts'
import { drawBefore, isFirstOfGame, isRehearsing, lastDraw, rightGuesses, struckScenes, worth } from './run.ts'
import { simulate } from './simulate.ts'
import { type Draw, move, type State, state } from './state.ts'
import { TITLES } from './titles.ts'

/** Returns the scenes whose guessing is over. */
function finishedDraws({ stage: { phase }, draws }: State): readonly Draw[] {
  return phase === 'watch' || phase === 'guess' ? draws.slice(0, -1) : draws
}

function view(state: State) {
  const { phase, since } = state.stage
  const finished = finishedDraws(state)
  const best = bestView(state)
  const isRunning = phase === 'watch' || phase === 'guess'
  const before = isRunning ? drawBefore(state) : undefined
  return {
    /** All six, for viewers without an order of their own. */
    board: (state.board?.scenes ?? []).map((text, scene) => ({ scene, text })),
    /** Scenes that someone recognized: gone from everyone's board. */
    struck: struckScenes(finished),
    audience: state.audience,
    isDouble: state.isDouble,
    /** The first scene of a game doesn't count. */
    isRehearsal: isRunning && isRehearsing(state),
    /** The number of the scene in this run; 0 before the first. */
    draw: state.draws.length,
    draws: state.most,
    /** The length of the coming run, while the actor gets ready; null without a clock. */
    runSeconds: phase === 'ready' && state.left !== null ? Math.round(state.left / 1000) : null,
    /** The run will open with the rehearsal. */
    willRehearse: phase === 'ready' && isFirstOfGame(state),
    /** When the run must end; null outside it, in a rehearsal and without a clock. */
    runEnds: isRunning && state.left !== null && !isRehearsing(state) ? since + state.left : null,
    /** Who has locked a guess for this scene, in order, but not which. */
    locked: isRunning ? (lastDraw(state)?.guesses ?? []).map(({ by }) => by) : [],
    /** The number of players who recognized the last scene, and the scene if anyone did. */
    before: before
      ? { right: rightGuesses(before).length, scene: rightGuesses(before).length > 0 ? before.scene : null }
      : null,
    hasPassed: state.hasPassed,
    gallery: phase === 'gallery' ? state.draws.map((draw) => showDraw(draw, state)) : null,
    gains: phase === 'gallery' ? state.gains : null,
    ...applauseView(state),
    candidates: best.candidates,
    /** Each actor's board, which everyone saw in their turn; empty before the vote. */
    boards: phase === 'favorite' ? state.boards : {},
    voters: best.voters,
    voted: best.voted,
    curtain: phase === 'curtain' ? { best: best.best } : null,
    interlude: interludeView(state),
  }
}

/** Everyone's guesses, in the order of locking, and what they paid. */
function showDraw(draw: Draw, state: State) {
  const points = worth(draw, required(state.turn), state)
  const factor = state.isDouble ? 2 : 1
  return {
    scene: draw.scene,
    guesses: draw.guesses.map(({ by, scene }) => ({ by, scene, points: (points[by] ?? 0) * factor })),
  }
}

function hand(state: State, seat: PlayerId) {
  if (!state.order.includes(seat)) return null
  const { phase } = state.stage
  const isRunning = phase === 'watch' || phase === 'guess'
  const isActor = seat === state.turn
  const before = isRunning ? drawBefore(state) : undefined
  const factor = state.isDouble ? 2 : 1
  const guessed = before?.guesses.find(({ by }) => by === seat)
  return {
    /** The board in this phone's order. */
    board: (state.orders[seat] ?? []).map((scene) => ({ scene, text: state.board?.scenes[scene] ?? '' })),
    canSwap: isActor && phase === 'ready' && !state.hasSwapped,
    /** For the actor: the scene to act now, and the earlier ones. */
    scene: isActor && isRunning ? (lastDraw(state)?.scene ?? null) : null,
    acted: isActor && isRunning ? state.draws.slice(0, -1).map(({ scene }) => scene) : [],
    guess: isRunning ? (lastDraw(state)?.guesses.find(({ by }) => by === seat)?.scene ?? null) : null,
    /** The last scene's pay for this seat; null without a guess. */
    before:
      before && guessed
        ? {
            isRight: guessed.scene === before.scene,
            points: before === state.rehearsal ? 0 : (worth(before, required(state.turn), state)[seat] ?? 0) * factor,
          }
        : null,
    claps: clapsLeft(state, seat, performers(state)),
    favorite: state.favorites[seat] ?? null,
    interlude: interludeHand(state, seat),
  }
}

export const rollAndReact = defineGame({
  about,
  rules: 4,
  state,
  move,
  phases,
  length,
  setup,
  play,
  redeal,
  texts: interludeTexts,
  card: (state: State) => (state.board ? `${state.board.id}:${state.draws.length}` : null),
  view,
  hand,
  balcony,
  simulate,
  titles: TITLES,
})

export type View = ViewOf<typeof rollAndReact>
export type Hand = HandOf<typeof rollAndReact>
