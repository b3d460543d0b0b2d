import type { PlayerId } from '@highjinks/protocol'

/**
 * A simple way to play: what a seat does, based on what its screen shows. Null means like the simulated player.
 * Policies don't look at who is in the room, so none of them may win too much.
 */
export type Policy<View, Hand> = (
  table: View,
  hand: Hand,
  seat: PlayerId,
  random: () => number,
) => ({ readonly type: string } & Readonly<Record<string, unknown>>) | null

/** A game's policies by name, among them `safe`, `bold`, `random` and `threshold`. */
export type Policies<View, Hand> = Readonly<Record<string, Policy<View, Hand>>>

/** A policy of any game. */
export type AnyPolicy = Policy<unknown, unknown>
