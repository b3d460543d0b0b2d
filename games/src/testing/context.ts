import type { Context } from '../kit/game.ts'

type Said = Pick<Context, 'by' | 'now' | 'random' | 'seats' | 'settings'> & Partial<Context>

/** For tests and benchmarks: a game's context in which the first player hosts and nothing was offered. */
export function contextAt(said: Said): Context {
  return { heat: 1, host: said.seats[0]?.id ?? null, offers: [], aside: new Set(), ...said }
}
