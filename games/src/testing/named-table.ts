import { DEFAULT_SETTINGS, type PlayerId, type Refusal, type Settings, type Step } from '@highjinks/protocol'
import { seeded } from '../kit/chance.ts'
import type { Game } from '../kit/define.ts'
import type { Context, Offer, Seat } from '../kit/game.ts'
import { contextAt } from './context.ts'
import { meritsOf } from './merits.ts'
import { offerBy } from './offers.ts'

/** Creates a table for tests that give everything by name. The same names and seed give the same evening. */
export function namedTable<View extends object, Hand>(
  game: Game<View, Hand>,
  names: readonly PlayerId[],
  change: Partial<Settings> = {},
  seed = 4,
) {
  const random = seeded(seed)
  const settings: Settings = { ...DEFAULT_SETTINGS, duration: 'Quick', ...change }
  let seats: readonly Seat[] = names.map(newSeat)
  let offers: readonly Offer[] = []
  let now = 1_000_000
  const as = (by: Context['by']) => contextAt({ by, now, random, seats, settings, host: names[0] ?? null, offers })
  let state = game.setup({ used: [], written: [] }, as('clock'))
  const sit = (next: readonly Seat[]) => {
    seats = next
    state = game.tick(state, as('clock'))
  }
  const accepts = (step: Step<unknown>): Refusal | 'ok' => {
    if (!step.ok) return step.code
    state = step.state
    return 'ok'
  }
  return {
    view: () => game.view(state),
    hand: (id: PlayerId): Hand => {
      const held = game.hand(state, id)
      if (held === null) throw new Error(`${id} holds nothing`)
      return held
    },
    /** 'ok', or why not. */
    does: (id: PlayerId, move: Readonly<Record<string, unknown>>) => accepts(game.move(state, move, as(id))),
    skips: (id: PlayerId) => accepts(game.skip(state, as(id), false)),
    waits: (seconds: number) => {
      now += seconds * 1000
      state = game.tick(state, as('clock'))
    },
    /** Returns the players with nothing to do but wait. */
    idle: () => game.idle(state),
    /** Offers a statement; its card is `offer-` and this ID. */
    offers: (by: PlayerId, id: string, text = `${id} things`, level: Offer['level'] = 'Mild') => {
      offers = [...offers, offerBy(by, id, 'never', { text, level })]
    },
    /** Withdraws it, as the session does. */
    withdraws: (id: string) => {
      offers = offers.filter((one) => one.id !== id)
      state = game.redeal(state, `offer-${id}`, as('clock'))
    },
    goesAway: (id: PlayerId) => sit(seats.map((seat) => (seat.id === id ? { ...seat, online: false } : seat))),
    comesBack: (id: PlayerId) => sit(seats.map((seat) => (seat.id === id ? { ...seat, online: true } : seat))),
    /** Makes this player a simulated one. */
    isSimulated: (id: PlayerId) => sit(seats.map((seat) => (seat.id === id ? { ...seat, isBot: true } : seat))),
    leaves: (id: PlayerId) => sit(seats.filter((seat) => seat.id !== id)),
    joins: (id: PlayerId, isBot = false) => sit([...seats, { ...newSeat(id), isBot }]),
    /** Ends the evening and returns who earned which of these titles. */
    merits: (titles: readonly string[], called: Readonly<Record<PlayerId, string>> = {}) => {
      sit([])
      for (let i = 0; i < 20 && !game.isOver(state); i++) {
        now += 300_000
        state = game.tick(state, as('clock'))
      }
      return meritsOf(game, state, titles, called)
    },
  }
}

function newSeat(id: PlayerId): Seat {
  return { id, name: id, online: true, isBot: false, muted: [], canBeNamed: true }
}
