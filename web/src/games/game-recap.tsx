import type { PlayerView, TableFrame } from '@highjinks/protocol'
import { type ComponentType, Suspense } from 'react'
import { RECAPS } from './register.ts'

interface GameRecapProps {
  readonly slug: string
  readonly table: TableFrame
  readonly players: readonly PlayerView[]
}

type Recap = ComponentType<Pick<GameRecapProps, 'table' | 'players'>>

// The server builds the table of a slug with that game's own view, which is what its recap takes.
const RECAP_OF = RECAPS as unknown as Readonly<Record<string, Recap>>

/** What this game has to say once it is over; most say nothing. */
export function GameRecap({ slug, table, players }: GameRecapProps) {
  const Recap = Object.hasOwn(RECAPS, slug) ? RECAP_OF[slug] : undefined
  if (!Recap) return null
  return (
    <Suspense fallback={null}>
      <Recap table={table} players={players} />
    </Suspense>
  )
}
