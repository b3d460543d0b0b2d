import type { View } from '@highjinks/games/puff-puff-pass-truths'
import { Badge } from '../../../ui/status/badge.tsx'
import { NUMBERS } from '../statements.tsx'
import { ALONE, type Room, tvLetters } from './letters.ts'
import '../../../ui/toys/large-card.css'
import './statements.css'

interface TvStatementsProps {
  readonly table: View
  /** How much of the picture is theirs. */
  readonly room?: Room
  /** These alone. */
  readonly only?: readonly number[]
  /** Of this one everybody knows by now what it is. */
  readonly lie?: number | null
}

/** The three, in the hand of whoever wrote them. */
export function TvStatements({ table: { statements }, room = ALONE, only, lie = null }: TvStatementsProps) {
  const places = only ?? statements.map((_, place) => place)
  const shown = places.map((place) => statements[place] ?? '')
  return (
    <ol className="tv-puffs" style={{ '--letters': `${tvLetters(shown, room)}rem` }}>
      {places.map((place) => (
        <li key={NUMBERS[place]} data-puff className="large-card animate-rise">
          <TvNumeral place={place} />
          <p>{statements[place]}</p>
          {place === lie && (
            <Badge tone="coral" className="text-2xl">
              The lie
            </Badge>
          )}
        </li>
      ))}
    </ol>
  )
}

export function TvNumeral({ place, isLit = true }: { readonly place: number; readonly isLit?: boolean }) {
  return (
    <span className="tv-numeral" data-dim={!isLit || undefined}>
      {NUMBERS[place]}
    </span>
  )
}
