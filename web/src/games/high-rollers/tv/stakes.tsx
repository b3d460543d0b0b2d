import type { View } from '@highjinks/games/high-rollers'
import { points } from '../../../ui/party/points.ts'
import { BustDots, Jar } from '../stakes.tsx'
import './stakes.css'

/** What is in the pot, what may go wrong, and where it would go. */
export function TvStakes({ table }: { readonly table: View }) {
  return (
    <div className="tv-stakes tv-jar">
      <strong>Pot: {points(table.pot)}</strong>
      {table.grown !== null && <BustDots thrown={table.thrown} actions={table.actions} />}
      <Jar amount={table.jar} />
    </div>
  )
}
