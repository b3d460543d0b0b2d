import type { Intent, OwnSeat, PlayerId, PlayerView, Settings } from '@highjinks/protocol'

/** What a game's screen is given: the public table, this seat's own hand, and a way to act. */
export interface ScreenProps<View, Hand> {
  readonly table: View
  /** Null when this screen watches, or plays from the next round. */
  readonly hand: Hand | null
  readonly me: PlayerId | null
  readonly players: readonly PlayerView[]
  readonly settings: Settings
  /** Sends a move of this game; refusals are told by the frame. */
  readonly act: (move: { readonly type: string } & Readonly<Record<string, unknown>>) => void
  /** Something tapped is on its way, or the table is paused: buttons show it and wait. */
  readonly isBusy: boolean
  /** What this seat alone knows of itself; left out where nobody sits. */
  readonly own?: OwnSeat | null
  /** Asks for something that is no move of this game. */
  readonly send?: (intent: Intent) => void
}

export function nameOf(players: readonly PlayerView[], id: PlayerId | null): string {
  return players.find((player) => player.id === id)?.name ?? 'Someone'
}

/** The same at the beginning of a sentence that is about whoever holds this screen. */
export function subjectOf(players: readonly PlayerView[], id: PlayerId | null, me: PlayerId | null): string {
  return id !== null && id === me ? 'You' : nameOf(players, id)
}
