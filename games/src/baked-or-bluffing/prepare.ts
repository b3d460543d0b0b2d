import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { facts } from '../decks/facts/index.ts'
import { type Context, dealCards, type Fact, mutedTopicsOf, required, shuffle, turnTakers } from '../kit/index.ts'
import { isDisguised, trimFilling } from './disguise.ts'
import type { FactInHand, Filling, Sheet, State } from './state.ts'

/** Deals a fact to every reader. Null if too few suit everyone; then nobody gets one. */
export function handOut(state: State, context: Context): State | null {
  const readers = turnTakers(state, context)
  const { state: dealt, cards } = dealCards(state, unspent(state), readers.length, context)
  if (cards.length < readers.length) return null
  const next = {
    ...dealt,
    sheets: Object.fromEntries(readers.map((id, i) => [id, blank(required(cards[i]))])),
    queue: shuffle(readers, context.random),
    spent: [...state.spent, ...cards.map((card) => card.id)],
  }
  const toCome = (state.rounds - state.round) * readers.length
  return { ...next, spares: Math.max(0, suiting(next, context).length - toCome) }
}

export function preparing(state: State): readonly PlayerId[] {
  return state.queue.filter((id) => state.sheets[id]?.filling === null)
}

/** Fills in the truth or the suggestion. */
export function fill(state: State, by: PlayerId, card: string, reading: 'truth' | 'bend'): Step<State> {
  return change(state, by, card, (sheet) => accept({ ...sheet, filling: { reading, text: sheet.fact[reading] } }))
}

/** Fills in typed text, unless it says the same as the truth. */
export function fillOwn(state: State, by: PlayerId, card: string, text: string): Step<State> {
  return change(state, by, card, (sheet) =>
    isDisguised(text, sheet.fact.truth)
      ? refuse('the-truth')
      : accept({ ...sheet, filling: { reading: 'own', text: trimFilling(text) } }),
  )
}

/** Deals another fact, as long as there are more than the table needs. */
export function swap(state: State, by: PlayerId, card: string, context: Context): Step<State> {
  const { state: dealt, cards } = dealCards(state, unspent(state), 1, context)
  const [fact] = cards
  if (!fact || state.spares === 0) return refuse('not-allowed')
  const next = { ...dealt, spares: state.spares - 1, spent: [...state.spent, fact.id] }
  return change(next, by, card, (sheet) =>
    sheet.hasSwapped ? refuse('already-done') : accept({ ...blank(fact), hasSwapped: true }),
  )
}

/** Returns the filling; without a choice it's the truth. */
export function fillingOf({ fact, filling }: Sheet): Filling {
  return filling ?? { reading: 'truth', text: fact.truth }
}

/** Changes the player's own sheet, if it still has this fact. */
function change(state: State, by: PlayerId, card: string, work: (sheet: Sheet) => Step<Sheet>): Step<State> {
  if (state.stage.phase !== 'prepare') return refuse('wrong-phase')
  const sheet = state.sheets[by]
  if (!sheet) return refuse('not-playing')
  if (sheet.fact.id !== card) return refuse('wrong-phase')
  const step = work(sheet)
  return step.ok ? accept({ ...state, sheets: { ...state.sheets, [by]: step.state } }) : step
}

function unspent(state: State): readonly Fact[] {
  return facts.filter(({ id }) => !state.spent.includes(id))
}

/** Returns the facts that could still be dealt to this table. */
function suiting(state: State, context: Context): readonly Fact[] {
  const muted = mutedTopicsOf(context)
  return unspent(state).filter(
    ({ intensity, topics }) => intensity === context.settings.intensity && !topics.some((topic) => muted.has(topic)),
  )
}

function blank({ id, text, truth, bend, why, sources, topics }: Fact): Sheet {
  const fact: FactInHand = { id, text, truth, bend, why, source: sources.join(' · '), topics: [...topics] }
  return { fact, filling: null, hasSwapped: false }
}
