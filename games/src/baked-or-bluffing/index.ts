import type { PlayerId } from '@highjinks/protocol'
import { awardsFor, defineGame, type HandOf, timesInWords, type ViewOf } from '../kit/index.ts'
import { about } from './about.ts'
import { phases, play, setup, spoken } from './rules.ts'
import { type Move, move, type State, state, type Vote } from './state.ts'

function view(state: State) {
  const { phase } = state.stage
  const isOpen = phase === 'reveal'
  const isRead = phase === 'argue' || phase === 'vote' || isOpen
  return {
    statement: isRead ? (spoken(state)?.text ?? null) : null,
    /** Who has voted, not what. */
    voted: Object.keys(state.votes),
    voters: state.voters,
    reveal:
      isOpen && state.card
        ? {
            isTrue: spoken(state)?.isTrue ?? false,
            wasBent: state.reading === 'bent',
            why: state.card.why,
            source: state.card.source,
            votes: Object.fromEntries(Object.entries(state.votes).map(([id, given]) => [id, given.vote])),
            gains: state.gains,
          }
        : null,
  }
}

function hand(state: State, seat: PlayerId) {
  const isReader = seat === state.turn && state.stage.phase !== 'over'
  const card = state.card
  return {
    card:
      isReader && card
        ? {
            id: card.id,
            straight: { text: card.straight.text, isTrue: card.straight.isTrue },
            bent: { text: card.bent.text, isTrue: card.bent.isTrue },
            why: card.why,
            canSwap: !state.hasSwapped && state.stage.phase === 'read',
          }
        : null,
    reading: isReader ? state.reading : null,
    vote: state.votes[seat]?.vote ?? null,
  }
}

function simulate(state: State, seat: PlayerId, random: () => number): Move | null {
  const { phase } = state.stage
  const isReader = seat === state.turn
  if (phase === 'read' && isReader && !state.reading) {
    return { type: 'read', card: state.card?.id ?? '', as: random() < 0.5 ? 'straight' : 'bent' }
  }
  if (phase === 'argue' && isReader && !state.isDone) return { type: 'done' }
  if (phase !== 'vote' || !state.voters.includes(seat) || state.votes[seat]) return null
  const guess: Vote = random() < 0.5 ? 'legit' : 'baked'
  return { type: 'vote', vote: guess }
}

export const bakedOrBluffing = defineGame({
  about,
  state,
  move,
  phases,
  setup,
  play,
  view,
  hand,
  simulate,
  awards: (state: State) =>
    awardsFor(state, {
      sharp: ['Lie detector', (times) => `saw through it ${timesInWords(times)}`],
      poker: ['Ice in the veins', (times) => `fooled you ${timesInWords(times)}`],
      fooled: ['Most fooled', (times) => `believed the wrong thing ${timesInWords(times)}`],
    }),
})

export type View = ViewOf<typeof bakedOrBluffing>
export type Hand = HandOf<typeof bakedOrBluffing>
