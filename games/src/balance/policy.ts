import type { PlayerId } from '@highjinks/protocol'

/**
 * A simple way to play: what a seat does, told by what its screen shows. Null: as the simulated player would. None of
 * them looks at who is in the room, so none of them may win.
 */
export type Policy<View, Hand> = (
  table: View,
  hand: Hand,
  seat: PlayerId,
  random: () => number,
) => ({ readonly type: string } & Readonly<Record<string, unknown>>) | null

/** Of one game, by name: among them `safe`, `bold`, `random` and `threshold`. */
export type Policies<View, Hand> = Readonly<Record<string, Policy<View, Hand>>>

/** Of whatever game. */
export type AnyPolicy = Policy<unknown, unknown>
