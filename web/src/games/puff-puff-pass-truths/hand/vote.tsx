import type { Hand, View } from '@highjinks/games/puff-puff-pass-truths'
import { Check, Lock } from 'lucide-react'
import { useId, useState } from 'react'
import { said } from '../../../ui/announcer/announcer.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CHOSEN } from '../../../ui/button/button-look.ts'
import { ActionBar } from '../../../ui/layout/action-bar.tsx'
import { cx } from '../../../ui/look/cx.ts'
import { points } from '../../../ui/party/points.ts'
import type { ScreenProps } from '../../screen.ts'
import { useSeen } from '../../table/seen.ts'
import { NUMBERS, PUFF, Said } from '../statements.tsx'

interface VoteProps extends Pick<ScreenProps<View, Hand>, 'table' | 'act'> {
  readonly hand: Hand
  readonly question: string
}

/** The player picks one and votes for it in secret; dead sure is twice as much, or nothing. */
export function Vote({ table, hand, question, act }: VoteProps) {
  const [tapped, setTapped] = useState<number | null>(null)
  const picked = tapped ?? hand.vote?.pick ?? null
  return (
    <>
      <Ballot {...{ question, picked }} texts={table.statements} onPick={setTapped} />
      <ActionBar
        isIdle={picked === null}
        note={hand.vote ? <GivenVote given={hand.vote} table={table} /> : 'Secret until the cards turn over.'}
      >
        {picked === null ? (
          <p className="grid min-h-15 content-center rounded-control bg-leaf-900 px-4 text-center font-display text-xl leading-tight font-bold text-balance">
            Tap the one you don’t believe.
          </p>
        ) : (
          <Votes
            {...{ picked, hand }}
            worth={table.worth * (table.isDouble ? 2 : 1)}
            onVote={(isSure) => act({ type: 'vote', pick: picked, isSure })}
          />
        )}
      </ActionBar>
    </>
  )
}

interface BallotProps {
  readonly question: string
  readonly texts: readonly string[]
  readonly picked: number | null
  readonly onPick: (place: number) => void
}

/** Uses radio buttons. */
function Ballot({ question, texts, picked, onPick }: BallotProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={question} className="puffs">
      {texts.map((_, place) => (
        <label
          key={NUMBERS[place]}
          data-puff
          className={cx(
            PUFF,
            'transition-transform duration-150 has-focus-visible:outline-3 has-focus-visible:outline-words active:scale-[0.98]',
            picked === place ? 'bg-lime' : 'paper large-card lip [--lip:var(--color-ink)]',
          )}
        >
          <input
            type="radio"
            name={name}
            value={place}
            checked={picked === place}
            onChange={() => onPick(place)}
            className="sr-only"
          />
          <Said texts={texts} place={place} isLit={picked === null || picked === place} />
        </label>
      ))}
    </div>
  )
}

interface VotesProps {
  readonly hand: Hand
  readonly picked: number
  readonly worth: number
  readonly onVote: (isSure: boolean) => void
}

/** A button as solid as the first of two, in another color, while it is enabled. */
const BOLD = 'enabled:border-rim! enabled:bg-amber! enabled:text-ink! [--lip:var(--color-amber-deep)]'

/** Submits the picked one: a vote, or a bolder one. */
function Votes({ hand: { vote: given, nerve }, picked, worth, onVote }: VotesProps) {
  const { isBusy } = useSeen()
  const isGiven = (isSure: boolean) => given !== null && given.pick === picked && given.isSure === isSure
  const isLast = nerve === 'last'
  const double = `${points(2 * worth)} or 0`
  const look = (isSure: boolean) => cx('min-h-15 px-2', isGiven(isSure) && CHOSEN)
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-3">
      <Button size="lg" className={look(isLast)} disabled={isBusy || isGiven(isLast)} onClick={() => onVote(false)}>
        <Worth
          isGiven={isGiven(isLast)}
          points={isLast ? `The last vote of this round is dead sure: ${double}` : points(worth)}
        >
          {isGiven(isLast) ? `Voted ${picked + 1}` : `${given ? 'Change to' : 'Vote'} ${picked + 1}`}
        </Worth>
      </Button>
      {nerve === 'open' && (
        <Button
          size="lg"
          kind="secondary"
          className={cx(look(true), !isGiven(true) && BOLD)}
          disabled={isBusy || isGiven(true)}
          onClick={() => onVote(true)}
        >
          <Worth isGiven={isGiven(true)} points={`Once a round: ${double}`}>
            {isGiven(true) ? `Dead sure: ${picked + 1}` : 'Dead sure!'}
          </Worth>
        </Button>
      )}
    </div>
  )
}

interface WorthProps {
  readonly isGiven: boolean
  readonly points: string
  readonly children: string
}

function Worth({ isGiven, points, children }: WorthProps) {
  return (
    <span className="flex flex-col items-center leading-tight">
      <span className="flex items-center gap-1.5">
        {isGiven && <Check aria-hidden="true" strokeWidth={3.5} className="size-5 shrink-0" />}
        {children}
      </span>
      <span className="text-sm font-medium">{points}</span>
    </span>
  )
}

function GivenVote({ given, table }: { readonly given: NonNullable<Hand['vote']>; readonly table: View }) {
  return (
    <span ref={said} className="inline-flex items-center gap-1.5">
      <Lock aria-hidden="true" className="size-4 shrink-0 text-mark" />
      <span>
        Number {given.pick + 1}
        {given.isSure && ', dead sure'}. {table.voted.length} of {table.voters.length} are in.
      </span>
    </span>
  )
}
