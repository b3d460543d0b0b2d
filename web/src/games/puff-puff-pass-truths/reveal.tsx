import type { Hand, View } from '@highjinks/games/puff-puff-pass-truths'
import type { ReactNode } from 'react'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { NamePill } from '../../ui/party/name-pill.tsx'
import { useSecondsLeft } from '../../ui/party/use-seconds-left.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { CardFlip } from '../../ui/toys/card-flip.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { useTableClock } from '../table-clock.ts'
import { fooledWords } from './fooled-words.ts'
import { NUMBERS, Numeral, STATEMENT, Words } from './statements.tsx'

type Props = ScreenProps<View, Hand>
type Shown = NonNullable<View['reveal']>

/** Seconds before the lie is out at which each of the three turns over: the truths first. */
const TURNS_AT = [4, 2, 0] as const
const LIE_AFTER_MS = 5000

/** One card after the other, at the same moment on every screen. */
export function Reveal(props: Props) {
  const { reveal } = props.table
  return reveal ? <Cards {...props} reveal={reveal} /> : null
}

function Cards({ table, me, players, reveal }: Props & { readonly reveal: Shown }) {
  const left = useSecondsLeft(table.since + LIE_AFTER_MS, useTableClock().now)
  const order = [...[0, 1, 2].filter((place) => place !== reveal.lie), reveal.lie]
  const turned = order.filter((_, i) => left <= (TURNS_AT[i] ?? 0))
  return (
    <>
      <div role="status" className="min-h-20 text-center lg:min-h-24">
        <Heading level={2} size="title">
          {headline(turned, reveal.lie)}
        </Heading>
        {turned.includes(reveal.lie) && (
          <p className="mt-1 animate-rise text-lg lg:text-2xl">{fooledWords(table, players, me)}</p>
        )}
      </div>
      <ol className="grid grid-cols-1 gap-3 short:gap-2 flat:gap-2">
        {table.statements?.map((text, place) => (
          <li key={NUMBERS[place]}>
            <CardFlip
              flipped={turned.includes(place)}
              back={<Side place={place} text={text} />}
              front={
                <Side place={place} text={text} isLie={place === reveal.lie}>
                  <Believers {...{ reveal, place, me, players }} />
                </Side>
              }
            />
          </li>
        ))}
      </ol>
    </>
  )
}

interface SideProps {
  readonly place: number
  readonly text: string
  /** Left out on the side that says nothing yet. */
  readonly isLie?: boolean
  readonly children?: ReactNode
}

function Side({ place, text, isLie, children }: SideProps) {
  return (
    <div
      className={cx(
        'flex flex-col justify-center rounded-card border-3',
        isLie === undefined ? 'border-leaf-800 bg-leaf-800' : 'bg-leaf-900',
        isLie === true && 'border-coral',
        isLie === false && 'border-sky',
      )}
    >
      <p className={STATEMENT}>
        <Numeral place={place} isLit={isLie !== false} />
        <Words>{text}</Words>
      </p>
      {isLie !== undefined && (
        <div className="-mt-1 flex flex-wrap items-center gap-2 px-4 pb-3">
          <Badge tone={isLie ? 'coral' : 'sky'} className="py-1 text-base lg:text-xl">
            {isLie ? 'The lie' : 'True'}
          </Badge>
          {children}
        </div>
      )}
    </div>
  )
}

function Believers({ reveal, place, me, players }: Pick<Props, 'me' | 'players'> & { reveal: Shown; place: number }) {
  const votes = Object.entries(reveal.votes).filter(([, vote]) => vote.pick === place)
  if (votes.length === 0) return null
  return (
    <ul aria-label={`Voted for number ${place + 1}`} className="contents">
      {votes.map(([id, { isSure }]) => (
        <li key={id} className="max-w-full">
          <NamePill seed={id} name={id === me ? 'You' : nameOf(players, id)} note={isSure ? 'sure' : undefined} />
        </li>
      ))}
    </ul>
  )
}

function headline(turned: readonly number[], lie: number): string {
  const last = turned.at(-1)
  if (last === undefined) return 'Two of these are true …'
  if (last === lie) return `Number ${lie + 1} is the lie!`
  return `Number ${last + 1} is ${turned.length === 1 ? 'true' : 'true, too'}`
}
