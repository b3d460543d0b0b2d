import type { PlayerView, TableFrame } from '@highjinks/protocol'
import { Suspense } from 'react'
import { gameOf } from './game-of.ts'

interface GameRecapProps {
  readonly slug: string
  readonly table: TableFrame
  readonly players: readonly PlayerView[]
}

/** A game's own recap; most have none. */
export function GameRecap({ slug, table, players }: GameRecapProps) {
  const file = gameOf(slug)?.recap
  if (!file) return null
  return (
    <Suspense fallback={null}>
      <file.Show>{({ Recap }) => <Recap table={table} players={players} />}</file.Show>
    </Suspense>
  )
}
