import type { Hand, View } from '@highjinks/games/puff-puff-pass-truths'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Moment } from '../attempt/moment.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { fooledWords } from './fooled-words.ts'
import type { useReveal } from './reveal-timeline.ts'
import { Smoke } from './smoke.tsx'
import { NUMBERS, Numeral, Statements } from './statements.tsx'
import './reveal-on-tv.css'

interface RevealOnTvProps extends Pick<ScreenProps<View, Hand>, 'table' | 'players'> {
  readonly reveal: NonNullable<View['reveal']>
  readonly told: ReturnType<typeof useReveal>
  readonly headline: string
}

/** On a TV: one statement after the other fills it and is stamped; below it, who took which for the lie. */
export function RevealOnTv(props: RevealOnTvProps) {
  const { table, players, reveal, told, headline } = props
  const { spot, isInSuspense, isOut, isCounted } = told
  if (spot === undefined) {
    return (
      <>
        <Heading level={2} size="title" className="animate-breathe text-center text-7xl!">
          {headline}
        </Heading>
        <Statements table={table} />
      </>
    )
  }
  return (
    <>
      <Heading level={2} size="title" className="sr-only">
        {headline}
      </Heading>
      <Smoke isOn={isInSuspense && !isCounted} isOut={isOut} />
      <Spot key={`${spot} ${isOut}`} {...props} place={spot} />
      <p role="status" className="tale-line">
        {isCounted ? fooledWords(table, players, null) : spot === reveal.lie && !isOut ? 'Which leaves …' : '\u00a0'}
      </p>
      <ol
        className="tale-cells"
        data-last={isInSuspense || undefined}
        data-long={Math.max(...table.statements.map(({ length }) => length)) > SHORT || undefined}
      >
        {table.statements.map((_, place) => (
          <Cell key={NUMBERS[place]} {...props} place={place} />
        ))}
      </ol>
    </>
  )
}

/** What is longer stands below in smaller letters. */
const SHORT = 70

interface PlaceProps extends RevealOnTvProps {
  readonly place: number
}

/** The one that everybody looks at, in its author's hand, as large as it can be. */
function Spot({ place, table, players, reveal, told }: PlaceProps) {
  const text = table.statements[place] ?? ''
  const isOpen = told.turned.includes(place)
  const isLie = place === reveal.lie
  return (
    <div className="tale" data-open={isOpen ? (isLie ? 'lie' : 'true') : undefined}>
      <p className="tale-author">
        {table.turn !== null && <Avatar seed={table.turn} size="2.6rem" />}
        {nameOf(players, table.turn)} wrote
      </p>
      <Moment words={text} tall={92} place={isOpen ? 5.4 : 8.5}>
        <p className="moment-words tale-words">{text}</p>
      </Moment>
      {isOpen && (
        <p aria-hidden="true" className={cx('tale-stamp halts', !isLie && 'animate-slam')}>
          {isLie ? 'LIE!' : 'TRUE'}
        </p>
      )}
    </div>
  )
}

/** With more voters than this they stand closer together. */
const ROOMY = 4

/** One of the statements: what it says, what it was, and who took it for the lie; torn out while it is read above. */
function Cell({ place, table, players, reveal, told }: PlaceProps) {
  const isOpen = told.turned.includes(place)
  const isLie = place === reveal.lie
  const isCalled = told.called.includes(place)
  const ids = isCalled ? Object.keys(reveal.votes).filter((id) => reveal.votes[id]?.pick === place) : []
  const believed = isLie ? 'Saw it:' : 'Fell for it:'
  const nobody = !isLie ? 'True' : isCalled ? 'Nobody saw it' : 'The lie'
  return (
    <li
      className="tale-cell"
      data-torn={place === told.spot || undefined}
      data-open={isOpen ? (isLie ? 'lie' : 'true') : undefined}
    >
      <p className="tale-said">{table.statements[place]}</p>
      <Numeral place={place} isLit={place === told.spot} />
      {isOpen && <span className="tale-note">{ids.length > 0 ? believed : nobody}</span>}
      {ids.length > 0 && (
        <ul
          aria-label={`Voted for number ${place + 1}`}
          className="tale-voters"
          data-crowd={Object.keys(reveal.votes).length > ROOMY || undefined}
        >
          {ids.map((id) => (
            <li key={id} className="animate-drop">
              <Avatar seed={id} size="1em" label={nameOf(players, id)} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
