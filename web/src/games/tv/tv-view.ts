import type { PlayerView, Settings } from '@highjinks/protocol'
import type { ReactNode } from 'react'

/** The props of a TV's view: only what everyone can see. No one holds it, and there's nothing to press. */
export interface TvProps<Table> {
  readonly table: Table
  readonly players: readonly PlayerView[]
  readonly settings: Settings
}

export type TvView<Table> = (props: TvProps<Table>) => ReactNode
