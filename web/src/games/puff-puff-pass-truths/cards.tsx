import type { View } from '@highjinks/games/puff-puff-pass-truths'
import type { ReactNode } from 'react'
import { Crowd } from '../../show/timeline/crowd.tsx'
import { Meanwhile } from '../../show/timeline/reveal-slot.tsx'
import { said } from '../../ui/announcer/announcer.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { NamePill } from '../../ui/party/name-pill.tsx'
import { signed } from '../../ui/party/points.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { CardFlip } from '../../ui/toys/card-flip.tsx'
import { OwnResult } from '../attempt/own-result.tsx'
import { subjectOf } from '../screen.ts'
import { useSeen } from '../table/seen.ts'
import { NUMBERS, PUFF, Said } from './statements.tsx'
import { useReveal } from './use-reveal.ts'
import { fooledWords, ownWords, revealHeadline } from './words.ts'

interface CardsProps {
  readonly table: View
  readonly reveal: NonNullable<View['reveal']>
}

/** In a hand: one card after the other turns over, and players who took it for the lie walk to it. */
export function Cards({ table, reveal }: CardsProps) {
  const { turned, called, isCounted } = useReveal(reveal)
  const headline = revealHeadline(turned, reveal)
  const waiting = Object.keys(reveal.votes).filter((id) => !called.includes(reveal.votes[id]?.pick ?? -1))
  return (
    <>
      <div ref={said} className="text-center">
        <Heading level={2} size="title">
          {turned.length === 0 ? <Meanwhile>{headline}</Meanwhile> : headline}
        </Heading>
        <div className="grid min-h-16 content-center">
          {isCounted ? <Outcome table={table} reveal={reveal} /> : <Crowd ids={waiting} />}
        </div>
      </div>
      <ol className="puffs">
        {table.statements.map((text, place) => {
          const isOpen = turned.includes(place)
          return (
            <li key={NUMBERS[place]} className="flex grow">
              <CardFlip
                flipped={isOpen}
                className="grid grow"
                back={<Side {...{ table, place }} />}
                // The page doesn't contain a card's answer before it turns.
                front={
                  <Side {...{ table, place }} isLie={isOpen && place === reveal.lie}>
                    <Believers {...{ reveal, place, isCounted }} isHere={called.includes(place)} />
                  </Side>
                }
              />
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** The points for the people it was about; for everyone else the author's result. */
function Outcome({ table, reveal: { gains } }: CardsProps) {
  const { me, players } = useSeen()
  const own = me === null ? null : ownWords(table, me, players)
  if (me !== null && own !== null) {
    const gain = gains[me] ?? 0
    return (
      <OwnResult me={me} gain={gain} words={own} why={table.isDouble && gain > 0 ? 'Counted double.' : null} isTight />
    )
  }
  const gain = gains[table.turn ?? ''] ?? 0
  return (
    <p className="animate-rise text-lg leading-tight text-balance">
      {fooledWords(table, { me, players })} {gain > 0 && <strong className="text-good tabular">{signed(gain)}</strong>}
    </p>
  )
}

interface SideProps extends Pick<CardsProps, 'table'> {
  readonly place: number
  /** Left out on the side without an answer. */
  readonly isLie?: boolean
  readonly children?: ReactNode
}

/** One side of a card: before it turns over, and after. */
function Side({ table, place, isLie, children }: SideProps) {
  return (
    <div className={cx(PUFF, 'puff-side', isLie ? 'bg-coral' : 'paper')}>
      <div className="flex w-full grow items-center gap-3">
        <Said texts={table.statements} place={place} isLit={isLie !== false} />
      </div>
      {isLie !== undefined && (
        <div className="flex w-full flex-wrap items-center gap-1.5">
          <Badge tone={isLie ? 'accent' : 'sky'}>{isLie ? 'The lie' : 'True'}</Badge>
          {children}
        </div>
      )}
    </div>
  )
}

interface BelieversProps extends Pick<CardsProps, 'reveal'> {
  readonly place: number
  /** Their places are reserved until then. */
  readonly isHere: boolean
  readonly isCounted: boolean
}

/** The players who took it for the lie, and finally their points for it. */
function Believers({ reveal, place, isHere, isCounted }: BelieversProps) {
  const { me, players } = useSeen()
  const votes = Object.entries(reveal.votes).filter(([, vote]) => vote.pick === place)
  if (votes.length === 0) return null
  return (
    <ul aria-label={`Voted for number ${place + 1}`} className="contents">
      {votes.map(([id, { isSure }]) => (
        <li key={id} data-traveler={isHere ? id : undefined} className={cx('max-w-full', !isHere && 'invisible')}>
          <NamePill
            seed={id}
            name={subjectOf(players, id, me)}
            note={isSure ? 'dead sure' : undefined}
            dense={id === me ? undefined : 'gain'}
            gain={isCounted && place === reveal.lie ? reveal.gains[id] : undefined}
          />
        </li>
      ))}
    </ul>
  )
}
