import type { PlayerId } from '@highjinks/protocol'
import {
  applauseView,
  bestView,
  clapsLeft,
  counted,
  deedsView,
  defineGame,
  drew,
  type HandOf,
  interludeHand,
  interludeTexts,
  interludeView,
  type ViewOf,
} from '../kit/index.ts'
import { about } from './about.ts'
import { balcony } from './balcony.ts'
import { length } from './length.ts'
import { disputesNeeded, isDouble, isOverturned, votersCounted } from './points.ts'
import { cutShort, mayDispute, phases, play, readers, redeal, setup } from './rules.ts'
import { simulate } from './simulate.ts'
import { move, OWN_MAX, type Sheet, type State, type Statement, state } from './state.ts'

function view(state: State) {
  const { statement } = state
  const { phase } = state.stage
  return {
    isDouble: isDouble(state),
    /** In `prepare`: who has a fact and who has filled in its blank, but never what they wrote. */
    preparing: Object.keys(state.sheets).filter(() => phase === 'prepare'),
    prepared: state.order.filter((id) => phase === 'prepare' && state.sheets[id]?.filling),
    /** The number of readers left in this round. */
    toCome: state.queue.length,
    statement: statement ? sentence(statement, statement.filling.text) : null,
    voters: state.voters,
    /** Who has voted and who has locked in, but not what they chose. */
    voted: state.voters.filter((id) => state.votes[id]),
    locked: state.voters.filter((id) => state.locked.includes(id)),
    reveal: statement && phase === 'reveal' ? answer(state, statement) : null,
    applause: applauseView(state),
    /** At the end of a round: what each player read, and who was the best. */
    lap: { ...bestView(state), deeds: deedsView(state) },
    interlude: interludeView(state),
  }
}

/** The fact before and after its blank. */
function sentence({ fact }: Pick<Statement, 'fact'>, filling: string) {
  const [before = '', after = ''] = fact.text.split('{blank}')
  return { before, filling, after }
}

function answer(state: State, statement: Statement) {
  const { fact, filling } = statement
  return {
    isTrue: filling.reading === 'truth',
    reading: filling.reading,
    truth: sentence(statement, fact.truth),
    why: fact.why,
    source: fact.source,
    votes: state.votes,
    counted: votersCounted(state),
    gains: state.gains,
    /** The players who also say it was true, and how many of them it takes. */
    disputes: state.disputes,
    needed: disputesNeeded(state),
    isOverturned: isOverturned(state),
  }
}

function hand(state: State, seat: PlayerId) {
  if (!state.order.includes(seat)) return null
  const sheet = state.stage.phase === 'prepare' ? state.sheets[seat] : undefined
  const isReader = seat === state.turn
  return {
    sheet: sheet ? paper(sheet, state) : null,
    /** The part that only the reader knows. */
    secret:
      isReader && state.statement
        ? { reading: state.statement.filling.reading, truth: state.statement.fact.truth, why: state.statement.fact.why }
        : null,
    vote: state.votes[seat] ?? null,
    isLocked: state.locked.includes(seat),
    mayDispute: state.stage.phase === 'reveal' && mayDispute(state, seat),
    favorite: state.favorites[seat] ?? null,
    clapsLeft: clapsLeft(state, seat, readers(state)),
    interlude: interludeHand(state, seat),
  }
}

function paper({ fact, filling, hasSwapped }: Sheet, state: State) {
  return {
    card: fact.id,
    ...sentence({ fact }, ''),
    truth: fact.truth,
    bend: fact.bend,
    why: fact.why,
    filling: filling ? { reading: filling.reading, text: filling.text } : null,
    canSwap: !hasSwapped && state.spares > 0,
    /** The maximum length of a player's own lie. */
    longest: OWN_MAX,
  }
}

export const bakedOrBluffing = defineGame({
  about,
  rules: 2,
  state,
  move,
  phases,
  length,
  cutShort,
  setup,
  play,
  redeal,
  texts: (asked) => (asked.type === 'own' ? [asked.text] : interludeTexts(asked)),
  view,
  hand,
  balcony,
  simulate,
  titles: {
    sweep: ['Ringmaster', counted('fooled the whole room')],
    fiction: ['Fiction prize', drew('wrong vote', ' with something made up')],
    poker: ['Ice in the veins', drew('wrong vote', ' with a straight face')],
    cassandra: ['Cassandra', drew('wrong vote', ' with the plain truth')],
    oracle: ['Accidental genius', counted('made something up', ' that turned out true')],
    alone: ['Odd one out', counted('was the only one who knew')],
    sharp: ['Lie detector', counted('saw through it')],
    snap: ['Quick draw', counted('locked in first', ', and was right')],
    changed: ['Open mind', counted('changed sides', ', and was right')],
    believer: ['Last believer', counted('was alone on the other side')],
    trusting: ['Trusting soul', counted('believed the best of people')],
    doubter: ['Nobody’s fool', counted('doubted a perfectly good truth')],
    believed: ['Honest face', counted('told the truth', ', and people bought it')],
    seen: ['Too good to lie', counted('blushed at the right moment')],
  },
})

export type View = ViewOf<typeof bakedOrBluffing>
export type Hand = HandOf<typeof bakedOrBluffing>
