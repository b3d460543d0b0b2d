import type { View } from '@highjinks/games/puff-puff-pass-truths'
import type { PlayerView } from '@highjinks/protocol'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { cx } from '../../../ui/look/cx.ts'
import { nameOf } from '../../screen.ts'
import { FitText } from '../../tv/fit-text.tsx'
import { NUMBERS, Numeral, Statements } from '../statements.tsx'
import { useReveal } from '../use-reveal.ts'
import { fooledWords, revealHeadline } from '../words.ts'
import { Smoke } from './smoke.tsx'
import './tale.css'
import { said } from '../../../ui/announcer/announcer.ts'

interface TaleProps {
  readonly table: View
  readonly players: readonly PlayerView[]
  readonly reveal: NonNullable<View['reveal']>
}

/**
 * One statement after the other fills the screen and gets its stamp; below it are the players who took it for the lie.
 */
export function Tale(props: TaleProps) {
  const { table, players, reveal } = props
  const told = useReveal(reveal)
  const { spot, isInSuspense, isOut, isCounted } = told
  const headline = revealHeadline(told.turned, reveal)
  if (spot === undefined) {
    return (
      <>
        <h2 className="animate-breathe text-center font-display text-7xl leading-tight font-extrabold">{headline}</h2>
        <Statements texts={table.statements} />
      </>
    )
  }
  return (
    <>
      <h2 className="sr-only">{headline}</h2>
      <Smoke isOn={isInSuspense && !isCounted} isOut={isOut} />
      <Spot key={`${spot} ${isOut}`} {...props} told={told} place={spot} />
      <p ref={said} className="tale-line">
        {isCounted
          ? fooledWords(table, { me: null, players })
          : spot === reveal.lie && !isOut
            ? 'Which leaves …'
            : '\u00a0'}
      </p>
      <ol className="tale-cells" data-last={isInSuspense || undefined}>
        {table.statements.map((_, place) => (
          <Cell key={NUMBERS[place]} {...props} told={told} place={place} />
        ))}
      </ol>
    </>
  )
}

interface PlaceProps extends TaleProps {
  readonly told: ReturnType<typeof useReveal>
  readonly place: number
}

/** The statement that everyone looks at, in its author's handwriting, as large as possible. */
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

/** One of the statements: its text, its answer, and the players who took it for the lie; torn out while it is above. */
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
      <FitText
        words={table.statements[place] ?? ''}
        among={table.statements}
        hand="handwritten"
        most={2.4}
        className="tale-said"
      />
      <Numeral place={place} isLit={place === told.spot} />
      {isOpen && <span className="tale-note">{ids.length > 0 ? believed : nobody}</span>}
      {ids.length > 0 && (
        <ul aria-label={`Voted for number ${place + 1}`} className="tale-voters">
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
