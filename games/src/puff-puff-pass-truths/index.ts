import type { PlayerId } from '@highjinks/protocol'
import { awardsFor, defineGame, type HandOf, randomBelow, shuffle, timesInWords, type ViewOf } from '../kit/index.ts'
import { about } from './about.ts'
import { BOT_LINES } from './bot-lines.ts'
import { fooled } from './points.ts'
import { isDouble, phases, play, setup } from './rules.ts'
import { type Move, move, STATEMENT_MAX, STATEMENTS, type State, state } from './state.ts'
import { isComplete, writing } from './write.ts'

/** How often a simulated player says it is sure. */
const NERVE = 0.15

function view(state: State) {
  const { phase } = state.stage
  const isShown = phase === 'reveal' || phase === 'score'
  return {
    cycle: state.cycle,
    cycles: state.cycles,
    isDouble: isDouble(state),
    /** In `write`: who writes, and who of them is done. */
    writers: phase === 'write' ? state.order.filter((id) => state.sheets[id]) : [],
    done: phase === 'write' ? state.order.filter((id) => state.sheets[id]?.isDone) : [],
    /** How many authors come after this one. */
    toCome: state.queue.length,
    /** The author's three, in the order everybody sees. */
    statements: state.statements,
    voters: state.voters,
    /** Who has voted, not what. */
    voted: Object.keys(state.votes),
    reveal:
      isShown && state.lie !== null
        ? {
            /** Which of the three; show the two truths first. */
            lie: state.lie,
            votes: Object.fromEntries(
              Object.entries(state.votes).map(([id, { pick, isSure }]) => [id, { pick, isSure }]),
            ),
            fooled: fooled(state),
          }
        : null,
    gains: phase === 'score' ? state.gains : null,
  }
}

function hand(state: State, seat: PlayerId) {
  if (!state.order.includes(seat)) return null
  const sheet = state.sheets[seat]
  const vote = state.votes[seat]
  return {
    /** Before it is presented. */
    sheet: sheet
      ? {
          texts: sheet.texts,
          lie: sheet.lie,
          isDone: sheet.isDone,
          canFinish: isComplete(sheet) && !sheet.isDone,
          starters: sheet.starters,
          canSwap: !sheet.hasSwapped && !sheet.isDone,
          /** Characters a statement may have. */
          longest: STATEMENT_MAX,
        }
      : null,
    /** For the author: which of the view's statements is the lie. */
    lie: seat === state.turn ? state.lie : null,
    vote: vote ? { pick: vote.pick, isSure: vote.isSure } : null,
  }
}

function simulate(state: State, seat: PlayerId, random: () => number): Move | null {
  const { phase } = state.stage
  const sheet = state.sheets[seat]
  if (phase === 'write' && sheet && writing(state).includes(seat)) {
    return isComplete(sheet) ? { type: 'done' } : scribble(state, random)
  }
  if (phase === 'present' && seat === state.turn && !state.isPresented) return { type: 'done' }
  if (phase !== 'vote' || !state.voters.includes(seat) || state.votes[seat]) return null
  return { type: 'vote', pick: randomBelow(STATEMENTS, random), isSure: random() < NERVE }
}

/** Three lines nobody else has on paper. */
function scribble(state: State, random: () => number): Move {
  const taken = new Set(Object.values(state.sheets).flatMap((sheet) => sheet.texts))
  const free = BOT_LINES.filter((line) => !taken.has(line))
  const [a = '', b = '', c = ''] = shuffle(free.length < STATEMENTS ? BOT_LINES : free, random)
  return { type: 'draft', texts: [a, b, c], lie: randomBelow(STATEMENTS, random) }
}

export const puffPuffPassTruths = defineGame({
  about,
  state,
  move,
  phases,
  setup,
  play,
  texts: (asked) => (asked.type === 'draft' ? asked.texts : []),
  view,
  hand,
  simulate,
  awards: (state: State) =>
    awardsFor(state, {
      poker: ['Ice in the veins', (times) => `fooled you ${timesInWords(times)}`],
      sure: ['Nerves of steel', (times) => `was sure and right ${timesInWords(times)}`],
      sharp: ['Lie detector', (times) => `found the lie ${timesInWords(times)}`],
      fooled: ['Most fooled', (times) => `believed the lie ${timesInWords(times)}`],
    }),
})

export type View = ViewOf<typeof puffPuffPassTruths>
export type Hand = HandOf<typeof puffPuffPassTruths>
