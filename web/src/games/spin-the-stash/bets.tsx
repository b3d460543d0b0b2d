import type { View } from '@highjinks/games/spin-the-stash'
import { Check, Undo2, X } from 'lucide-react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Later } from '../../ui/layout/later.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { signed } from '../../ui/party/points.ts'
import { GROUNDS } from '../attempt/tones.ts'
import { isVerdict, VERDICT_LOOKS } from '../attempt/verdict-looks.ts'
import { nameOf, type ScreenProps } from '../screen.ts'
import { betWords, cameOf, type Fate, fateOf, type Pile, pilesOf, settledWords } from './piles.ts'
import { betPrizeOf } from './words.ts'
import './bets.css'

type BetsProps = Pick<ScreenProps<View, unknown>, 'table' | 'me' | 'players'>

const FATES = {
  right: { word: 'right', Icon: Check },
  wrong: { word: 'wrong', Icon: X },
  returned: { word: 'came back', Icon: Undo2 },
} as const

/**
 * The bets: a pile of coins for each belief, under a sign so that no one takes it for a vote, with the stamp's pile
 * lit.
 */
export function Bets({ table, me, players }: BetsProps) {
  const { score, attempt } = table
  const piles = pilesOf(table)
  // A pass returns every bet, so there's nothing to tell.
  if (piles.length === 0 || !score || attempt?.ruling?.kind === 'passed') return null
  const settled = settledWords(table, { me, players })
  return (
    <div className="grid justify-items-center gap-1.5">
      <div className="bets animate-pop">
        <p className="bets-sign">The bets</p>
        <ul aria-label="What everyone bet on" className="piles">
          {piles.map((pile) => (
            <Settled key={pile.on} {...{ pile, score, me, players }} isLit={pile.on === cameOf(attempt?.ruling)} />
          ))}
        </ul>
      </div>
      {settled !== null && <p className="bets-settled">{settled}</p>}
    </div>
  )
}

/** An option: a verdict as on the phones and the stamp, or a name in a duel. */
function On({ on, players }: { readonly on: string } & Pick<BetsProps, 'players'>) {
  const { tone, icon: Icon } = isVerdict(on) ? VERDICT_LOOKS[on] : { tone: null, icon: null }
  return (
    <span className={cx('pile-on', tone === null ? 'bg-ink text-cream' : cx('text-ink', GROUNDS[tone]))}>
      {Icon && <Icon aria-hidden="true" strokeWidth={3} />}
      {Icon ? betWords(on, players) : <Unbroken>{betWords(on, players)}</Unbroken>}
    </span>
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
    <li className="pile" data-lit={isLit || undefined} data-empty={bettors.length === 0 || undefined}>
      <p className="pile-name">
        <On on={on} players={players} />
        {winner !== undefined && <b> {signed(score.bets[winner] ?? 0)}</b>}
      </p>
      {isLit && bettors.length === 0 && <p className="pile-nobody">no bets</p>}
      {bettors.length > 0 && (
        <ul className="pile-coins">
          {bettors.map((id, i) => (
            <li key={id} className="bet-coin">
              {/* One after the other: all of them would be too much for one frame. */}
              <Later turn={1 + players.findIndex((player) => player.id === id)}>
                <Avatar seed={id} size="100%" />
              </Later>
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

/** While bets come in: the options, and whose coin is in already, face down. */
export function BetsFaceDown({ table, players }: Pick<BetsProps, 'table' | 'players'>) {
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
