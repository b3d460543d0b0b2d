import type { View } from '@highjinks/games/spin-the-stash'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { nameOf } from '../../screen.ts'
import type { TvProps } from '../../tv/tv-view.ts'
import { On } from '../bets.tsx'
import { betPrizeOf } from '../times.ts'
import './bets.css'

/** While they come in: what one can bet on, and whose coin lies there already, on its face. */
export function BetsFaceDown({ table, players }: Pick<TvProps<View>, 'table' | 'players'>) {
  if (table.betsOn.length === 0 || table.bettors.length === 0) return null
  return (
    <div className="bets bets-open">
      <ul aria-label="What you can bet on" className="piles">
        {table.betsOn.map((on) => (
          <li key={on} className="pile">
            <On on={on} players={players} />
          </li>
        ))}
      </ul>
      <p className="bets-prize">Right? {betPrizeOf(table)}.</p>
      <p className="bets-sign">The bets</p>
      <ul aria-label="Bets in" className="pile-coins">
        {table.bettors.map((id) =>
          table.hasBet.includes(id) ? (
            <li key={id} className="bet-coin animate-drop">
              <Avatar seed={id} size="100%" label={nameOf(players, id)} />
            </li>
          ) : (
            <li key={id} aria-hidden="true" className="bet-coin" data-slot />
          ),
        )}
      </ul>
    </div>
  )
}
