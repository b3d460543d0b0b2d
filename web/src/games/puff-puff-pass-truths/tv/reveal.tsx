import type { View } from '@highjinks/games/puff-puff-pass-truths'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { cx } from '../../../ui/look/cx.ts'
import { nameOf } from '../../screen.ts'
import { FitText } from '../../tv/fit-text.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { fooledWords } from '../fooled-words.ts'
import { revealHeadline } from '../reveal-headline.ts'
import { NUMBERS } from '../statements.tsx'
import { useReveal } from '../use-reveal.ts'
import { Smoke } from './smoke.tsx'
import { TvNumeral, TvStatements } from './statements.tsx'
import './reveal.css'

interface PartProps extends TvProps<View> {
  readonly reveal: NonNullable<View['reveal']>
}

export function Reveal(props: TvProps<View>) {
  const { reveal } = props.table
  return reveal ? <Cards {...props} reveal={reveal} /> : null
}

/** One statement after the other fills the picture and is stamped; below it, who took which for the lie. */
function Cards(props: PartProps) {
  const { table, players, reveal } = props
  const told = useReveal(reveal, false)
  const { spot, isInSuspense, isOut, isCounted } = told
  const headline = revealHeadline(told.turned, reveal)
  if (spot === undefined) {
    return (
      <>
        <h2 className="animate-breathe text-center font-display text-7xl leading-tight font-extrabold">{headline}</h2>
        <TvStatements table={table} />
      </>
    )
  }
  return (
    <>
      <h2 className="sr-only">{headline}</h2>
      <Smoke isOn={isInSuspense && !isCounted} isOut={isOut} />
      <Spot key={`${spot} ${isOut}`} {...props} told={told} place={spot} />
      <p role="status" className="tale-line">
        {isCounted ? fooledWords(table, players, null) : spot === reveal.lie && !isOut ? 'Which leaves …' : '\u00a0'}
      </p>
      <ol
        className="tale-cells"
        data-last={isInSuspense || undefined}
        data-long={Math.max(...table.statements.map(({ length }) => length)) > SHORT || undefined}
      >
        {table.statements.map((_, place) => (
          <Cell key={NUMBERS[place]} {...props} told={told} place={place} />
        ))}
      </ol>
    </>
  )
}

/** What is longer stands below in smaller letters. */
const SHORT = 70

interface PlaceProps extends PartProps {
  readonly told: ReturnType<typeof useReveal>
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
      <FitText words={text} hand="handwritten" most={7} className="tale-words" />
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
      <TvNumeral place={place} isLit={place === told.spot} />
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
