import type { PlayerId } from '@highjinks/protocol'
import { clapsLeft, pickOne, simulateFavorite, simulateInterlude } from '../kit/index.ts'
import { isDisguised } from './disguise.ts'
import { mayDispute, readers } from './rules.ts'
import type { Move, Sheet, State } from './state.ts'

const OWN_CHANCE = 0.3
const CLAP_CHANCE = 0.25
const WAVER_CHANCE = 0.1
const DISPUTE_CHANCE = 0.02

/** These fit wherever the truth is a thing with an article. */
const THINGS = [
  'a very small trumpet',
  'a borrowed ladder',
  'a damp accordion',
  'a lightly used hat',
  'a suspicious cheese',
  'a second, smaller moon',
]

export function simulate(state: State, seat: PlayerId, random: () => number): Move | null {
  const { phase } = state.stage
  if (phase === 'prepare') {
    const sheet = state.sheets[seat]
    return sheet?.filling === null ? simulateFilling(sheet, random) : null
  }
  if (phase === 'argue' && state.voters.includes(seat) && !state.locked.includes(seat)) {
    const given = state.votes[seat]
    if (given && random() >= WAVER_CHANCE) return { type: 'lock' }
    return { type: 'vote', vote: random() < 0.5 ? 'legit' : 'baked' }
  }
  if (phase === 'reveal' && mayDispute(state, seat) && !state.disputes.includes(seat) && random() < DISPUTE_CHANCE) {
    return { type: 'dispute' }
  }
  if (phase === 'favorite') return simulateFavorite(state, seat, random)
  const [reader] = readers(state)
  if (reader !== undefined && clapsLeft(state, seat, [reader]) > 0 && random() < CLAP_CHANCE) {
    return { type: 'applaud', for: reader }
  }
  return simulateInterlude(state, seat, random)
}

function simulateFilling({ fact }: Sheet, random: () => number): Move {
  const card = fact.id
  if (random() < 0.5) return { type: 'fill', card, as: 'truth' }
  const text = /^an? /.test(fact.truth) && random() < OWN_CHANCE ? pickOne(THINGS, random) : undefined
  if (text === undefined || isDisguised(text, fact.truth)) return { type: 'fill', card, as: 'bend' }
  return { type: 'own', card, text }
}
