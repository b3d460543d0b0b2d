import type { View } from '@highjinks/games/puff-puff-pass-truths'
import { Whole } from '../../show/people/whole.tsx'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { Later } from '../../ui/layout/later.tsx'
import { winnersOf } from '../attempt/attempt.ts'
import { useSeen } from '../table/seen.ts'
import { prizesOf } from './lap-timeline.ts'
import './prizes.css'

/** Each prize fills the screen, and then all of them stay. */
export function Prizes({ prizes }: { readonly prizes: NonNullable<View['prizes']> }) {
  const { me, players } = useSeen()
  const reached = useBeats()
  const shown = reached('prize') + reached('stamp')
  const isOut = reached('gains') > 0
  const all = prizesOf(prizes)
  // A name doesn't break if there's room for all of it.
  const named = players.map((one) => ({ ...one, name: one.name.replaceAll(' ', '\u00a0') }))
  return (
    <dl className="prizes">
      {all.map(({ ids, title, worth }, i) => {
        if (i >= shown || (!isOut && i !== shown - 1)) return null
        return (
          <div
            key={title}
            className="prize paper animate-slam"
            data-alone={!isOut || undefined}
            style={{ '--count': ids.length }}
          >
            <dt>{title}</dt>
            <dd aria-hidden="true" className="prize-people">
              {ids.map((id) => (
                <span key={id} className="prize-winner">
                  <Later turn={i + 1}>
                    <Whole id={id} mood="glad" pose="hoists" />
                  </Later>
                </span>
              ))}
            </dd>
            <dd className="prize-names">
              {winnersOf(ids, { me, players: named })} {worth && <span className="text-good tabular">{worth}</span>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
