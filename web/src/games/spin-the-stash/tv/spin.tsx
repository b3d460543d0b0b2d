import type { View } from '@highjinks/games/spin-the-stash'
import { useMark } from '../../../lib/use-mark.ts'
import { useBeats } from '../../../show/timeline/use-beats.ts'
import { points } from '../../../ui/party/points.ts'
import { nameOf } from '../../screen.ts'
import { FitText } from '../../tv/fit-text.tsx'
import { TvStamp } from '../../tv/ruling.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { FairWheel, useWheelTurn } from '../fair-wheel.tsx'
import { LABELS, PAINTS } from '../segments.ts'
import { CoinRain } from '../windfall.tsx'
import { TvCharges, TvPot, TvRules } from './house.tsx'
import './spin.css'

/** The pull, and the wheel slowing down: behind the sofa, whole down to its last label, and what is said beside it. */
export function Spin({ table, players }: TvProps<View>) {
  const { phase, houseRules, turn } = table
  const wheel = useWheelTurn(table)
  useMark('has-wheel')
  useMark(houseRules.length > 0 && (houseRules.length > 1 ? 'has-rules' : 'has-rule'))
  return (
    <div className="tv-fair">
      <CoinRain table={table} />
      <div className="tv-wheel" data-swollen={wheel.isSwollen || undefined}>
        <FairWheel table={table} turn={wheel} />
      </div>
      <div className="tv-beside-wheel">
        <TvPot table={table} />
        <TvRules table={table} />
        <TvCharges table={table} players={players} />
        <div className="tv-wheel-sign">
          {phase === 'turning' ? (
            <Stopping table={table} players={players} />
          ) : (
            <Plate>{`${nameOf(players, turn)}, pull it!`}</Plate>
          )}
        </div>
      </div>
    </div>
  )
}

function Plate({ children }: { readonly children: string }) {
  return (
    <div role="status" className="tv-plate">
      <FitText words={children} most={4.2} />
    </div>
  )
}

/** What it came to, stamped as soon as it stands. */
function Stopping({ table, players }: Pick<TvProps<View>, 'table' | 'players'>) {
  const { wheel, turn, jackpot } = table
  const isStopped = useBeats()('stop') > 0
  if (!wheel || !isStopped) return <Plate>Around it goes</Plate>
  const { segment } = wheel
  const isPot = segment === 'jackpot'
  return (
    <TvStamp
      tone={isPot ? 'gold' : PAINTS[segment]}
      words={LABELS[segment]}
      foot={
        isPot && (
          <strong className="font-display font-extrabold text-ink">
            {nameOf(players, turn)} plays for {points(jackpot)}.
          </strong>
        )
      }
    />
  )
}
