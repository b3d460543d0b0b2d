import type { View } from '@highjinks/games/puff-puff-pass-truths'
import { NUMBERS } from '../statements.tsx'
import { ALONE, type Room, tvLetters } from './letters.ts'
import '../../../ui/toys/large-card.css'
import './statements.css'

interface TvStatementsProps {
  readonly table: View
  /** How much of the picture is theirs. */
  readonly room?: Room
}

/** The three, in the hand of whoever wrote them. */
export function TvStatements({ table: { statements }, room = ALONE }: TvStatementsProps) {
  return (
    <ol className="tv-puffs" style={{ '--letters': `${tvLetters(statements, room)}rem` }}>
      {statements.map((text, place) => (
        <li key={NUMBERS[place]} data-puff className="large-card animate-rise">
          <TvNumeral place={place} />
          <p>{text}</p>
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
