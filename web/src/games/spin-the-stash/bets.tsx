import type { View } from '@highjinks/games/spin-the-stash'
import { Check, Undo2, X } from 'lucide-react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { signed } from '../../ui/party/points.ts'
import { nameOf, type ScreenProps } from '../screen.ts'
import { betWords, cameOf, type Fate, fateOf, type Pile, pilesOf, returnedWords } from './piles.ts'
import { betPrizeOf } from './times.ts'
import './piles.css'

type BetsProps = Pick<ScreenProps<View, unknown>, 'table' | 'me' | 'players'>

const FATES = {
  right: { word: 'right', Icon: Check },
  wrong: { word: 'wrong', Icon: X },
  returned: { word: 'came back', Icon: Undo2 },
} as const

/** Who believed what: a pile for each belief, that of the stamp lit, and a word on whose bet came back. */
export function Bets({ table, me, players }: BetsProps) {
  const { score, attempt } = table
  const piles = pilesOf(table)
  // Of a pass every bet comes back, and there is nothing to tell.
  if (piles.length === 0 || !score || attempt?.ruling?.kind === 'passed') return null
  const back = returnedWords(table, { me, players })
  return (
    <div className="grid justify-items-center gap-1.5">
      <ul aria-label="What everybody bet on" className="piles">
        {piles.map((pile) => (
          <Settled key={pile.on} {...{ pile, score, me, players }} isLit={pile.on === cameOf(attempt?.ruling)} />
        ))}
      </ul>
      {back !== null && (
        <p
          // A phone says it of its own bet alone, above: for the others it has no room.
          className="text-center text-sm leading-tight text-balance max-sm:sr-only laptop:text-base stage:text-2xl stage:font-semibold"
        >
          {back}
        </p>
      )}
    </div>
  )
}

interface SettledProps extends Pick<BetsProps, 'me' | 'players'> {
  readonly pile: Pile
  readonly score: NonNullable<View['score']>
  readonly isLit: boolean
}

function Settled({ pile: { on, bettors }, score, isLit, me, players }: SettledProps) {
  const fates = bettors.map((id) => fateOf(score, id))
  const winner = bettors.find((id) => fateOf(score, id) === 'right')
  return (
    <li className="pile animate-pop" data-lit={isLit || undefined}>
      <p className="pile-name">
        <Unbroken>{betWords(on, players)}</Unbroken>
        {/* Where there is a sofa it floats over their heads. */}
        {winner !== undefined && <b className="laptop:sr-only stage:sr-only"> {signed(score.bets[winner] ?? 0)}</b>}
      </p>
      {isLit && bettors.length === 0 && <p className="pile-nobody">nobody’s bet</p>}
      {bettors.length > 0 && (
        <ul className="pile-faces">
          {bettors.map((id, i) => (
            <li key={id}>
              <Avatar seed={id} size="100%" />
              <Mark fate={fates[i] ?? 'wrong'} name={id === me ? 'You' : nameOf(players, id)} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Mark({ fate, name }: { readonly fate: Fate; readonly name: string }) {
  const { word, Icon } = FATES[fate]
  return (
    <>
      <span className={cx('pile-mark', fate === 'right' ? 'bg-lime' : 'bg-cream')}>
        <Icon aria-hidden="true" strokeWidth={4.5} className="size-full" />
      </span>
      <span className="sr-only">
        {name}: {word}.
      </span>
    </>
  )
}

/** On a wall, while they come in: what one can bet on, and who has, face down. */
export function BetsFaceDown({ table, players }: Pick<BetsProps, 'table' | 'players'>) {
  if (table.betsOn.length === 0 || table.bettors.length === 0) return null
  return (
    <div className="piles-down">
      <ul aria-label="What one can bet on" className="piles">
        {table.betsOn.map((on) => (
          <li key={on} className="pile" data-open>
            <p className="pile-name">{betWords(on, players)}</p>
          </li>
        ))}
      </ul>
      <div className="piles-stake">
        <p>Right? {betPrizeOf(table)}.</p>
        <ul aria-label="Bets in" className="pile-faces">
          {table.bettors.map((id) =>
            table.hasBet.includes(id) ? (
              <li key={id}>
                <Avatar seed={id} size="100%" label={nameOf(players, id)} />
                <span aria-hidden="true" className="pile-card animate-pop" />
              </li>
            ) : (
              <li key={id} aria-hidden="true" className="pile-slot" />
            ),
          )}
        </ul>
      </div>
    </div>
  )
}
