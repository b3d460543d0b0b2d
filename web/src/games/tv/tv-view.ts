import type { PlayerView, Settings } from '@highjinks/protocol'
import type { ReactNode } from 'react'

/** What a view of the TV is drawn from: what everybody may see. Nobody holds it, and nothing can be pressed. */
export interface TvProps<Table> {
  readonly table: Table
  readonly players: readonly PlayerView[]
  readonly settings: Settings
}

export type TvView<Table> = (props: TvProps<Table>) => ReactNode
