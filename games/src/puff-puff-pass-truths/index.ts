import type { PlayerId } from '@highjinks/protocol'
import {
  applauseView,
  bestView,
  clapsLeft,
  deedsView,
  defineGame,
  type HandOf,
  peopleAmong,
  type ViewOf,
} from '../kit/index.ts'
import { about } from './about.ts'
import { balcony } from './balcony.ts'
import { TITLES } from './moments.ts'
import { earned, fooled, foundWorth } from './points.ts'
import { cutShort, isDouble, performers, phases, play, setup } from './rules.ts'
import { length, turnsOf } from './seconds.ts'
import { isComplete } from './sheet.ts'
import { simulate } from './simulate.ts'
import { LINE_MAX, move, type State, state } from './state.ts'
import { askable, order } from './story.ts'
import { callable, nerveOf } from './vote.ts'

function view(state: State) {
  const { phase } = state.stage
  const isWriting = phase === 'write'
  return {
    lap: state.lap,
    laps: state.plan.laps,
    isDouble: isDouble(state),
    /** In `write`: who writes, who is done, and who of these has called. */
    writers: isWriting ? state.order.filter((id) => state.sheets[id]) : [],
    done: isWriting ? state.order.filter((id) => state.sheets[id]?.isDone) : [],
    called: isWriting ? Object.keys(state.calls) : [],
    /** The number of authors that follow. */
    toCome: state.queue.length,
    /** In the order everyone sees. */
    statements: state.statements.map(({ text }) => text),
    /** The pay for finding the lie, before doubling; dead sure pays twice that, or nothing. */
    worth: foundWorth(state.statements.length),
    voters: state.voters,
    /** Who has voted, but not what. */
    voted: Object.keys(state.votes),
    reveal: phase === 'reveal' || phase === 'ask' || phase === 'tell' ? revealView(state) : null,
    /** The cards one can ask about, and who has asked. */
    asking: phase === 'ask' ? { askable: askable(state), asked: Object.keys(state.asks) } : null,
    told: phase === 'tell' ? state.told : null,
    applause: applauseView(state),
    /** The best story: the candidates and who has voted, then the winner. */
    best: { ...bestView(state), deeds: deedsView(state) },
    /** While everyone writes, how the last round's players were fooled; at the end of a round, this one's. */
    book:
      isWriting || phase === 'lap'
        ? state.book.map(({ by, statements, lie, fooled, voted }) => ({ by, statements, lie, fooled, voted }))
        : [],
    prizes: phase === 'lap' && state.prizes ? { ...prizesView(state.prizes), gains: state.gains } : null,
  }
}

function revealView(state: State) {
  const { at } = turnsOf(state.statements.length)
  const factor = isDouble(state) ? 2 : 1
  return {
    /** When each card turns over, in milliseconds; the lie is last. */
    turns: order(state).map((place, i) => ({ place, at: at[i] ?? 0 })),
    lie: state.lie,
    votes: Object.fromEntries(Object.entries(state.votes).map(([id, { pick, isSure }]) => [id, { pick, isSure }])),
    fooled: fooled(state),
    /** The voters whose share of the fooled pays the author. */
    counted: peopleAmong(Object.keys(state.votes), state),
    gains: Object.fromEntries(Object.entries(earned(state)).map(([id, points]) => [id, points * factor])),
  }
}

function prizesView({ liars, prophets }: NonNullable<State['prizes']>) {
  return { liars, prophets }
}

function hand(state: State, seat: PlayerId) {
  if (!state.order.includes(seat)) return null
  const { phase } = state.stage
  const sheet = state.sheets[seat]
  const vote = state.votes[seat]
  const story = phase === 'lap' ? state.book.find(({ by }) => by === seat)?.story : null
  const line = state.written.find(({ id, author }) => id === story && author === seat)
  return {
    /** Before it is presented. */
    sheet: sheet
      ? {
          /** The start of each line; null without a starter. */
          starters: sheet.lines.map(({ starter }) => starter?.text ?? null),
          /** The rest of each line, and whether it's in the player's own words; the last one is the lie. */
          lines: sheet.lines.map(({ text, isOwn }) => ({ text, isOwn })),
          isDone: sheet.isDone,
          canFinish: isComplete(sheet) && !sheet.isDone,
          canSwap: !sheet.hasSwapped && !sheet.isDone,
          /** The maximum length of a line. */
          longest: LINE_MAX,
        }
      : null,
    /** The players this seat may name as the best liar, and the one it named. */
    callable: phase === 'write' ? callable(state, seat) : [],
    call: state.calls[seat] ?? null,
    /** For the author: which of the view's statements is the lie. */
    lie: seat === state.turn ? state.lie : null,
    vote: vote ? { pick: vote.pick, isSure: vote.isSure } : null,
    /** Whether it may be dead sure; `last` means it automatically is. */
    nerve: nerveOf(state, seat),
    /** The card it wants explained. */
    ask: state.asks[seat] ?? null,
    clapsLeft: clapsLeft(state, seat, performers(state)),
    /** Its vote for the best story. */
    favorite: state.favorites[seat] ?? null,
    said: seat === state.turn ? state.said : null,
    /** At the end of a round: the true story it told, and whether that may be shown again with its name. */
    story: line ? { id: line.id, text: line.text, mayQuote: line.mayQuote } : null,
  }
}

export const puffPuffPassTruths = defineGame({
  about,
  rules: 3,
  state,
  move,
  phases,
  length,
  cutShort,
  setup,
  play,
  texts: (asked) => (asked.type === 'draft' ? asked.lines.map(({ text }) => text) : []),
  view,
  hand,
  balcony,
  simulate,
  titles: TITLES,
})

export type View = ViewOf<typeof puffPuffPassTruths>
export type Hand = HandOf<typeof puffPuffPassTruths>
