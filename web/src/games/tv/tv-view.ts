import type { PlayerView, Settings } from '@highjinks/protocol'

/** The props of a TV's view: only what everyone can see. No one holds it, and there's nothing to press. */
export interface TvProps<Table> {
  readonly table: Table
  readonly players: readonly PlayerView[]
  readonly settings: Settings
}
