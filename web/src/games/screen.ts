import type { Intent, OwnSeat, PlayerId, PlayerView, Settings } from '@highjinks/protocol'

/** The props of a game's screen: the public table, this seat's own hand, and a way to act. */
export interface ScreenProps<View, Hand> {
  readonly table: View
  /** Null if this screen watches, or plays from the next round. */
  readonly hand: Hand | null
  readonly me: PlayerId | null
  readonly players: readonly PlayerView[]
  readonly settings: Settings
  /** Sends a move of this game; the frame shows refusals. */
  readonly act: (move: { readonly type: string } & Readonly<Record<string, unknown>>) => void
  /** A tap is on its way, or the game is paused: buttons show it and wait. */
  readonly isBusy: boolean
  /** This seat's private state; left out without a seat. */
  readonly own?: OwnSeat | null
  /** Sends a command that isn't a move of this game. */
  readonly send?: (intent: Intent) => void
}

export function nameOf(players: readonly PlayerView[], id: PlayerId | null): string {
  return players.find((player) => player.id === id)?.name ?? 'Someone'
}

/** Returns the same for the beginning of a sentence about this screen's owner. */
export function subjectOf(players: readonly PlayerView[], id: PlayerId | null, me: PlayerId | null): string {
  return id !== null && id === me ? 'You' : nameOf(players, id)
}
