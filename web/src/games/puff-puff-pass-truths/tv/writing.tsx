import type { View } from '@highjinks/games/puff-puff-pass-truths'
import type { PlayerView } from '@highjinks/protocol'
import { useTurns } from '../../../show/timeline/use-turns.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Later } from '../../../ui/layout/later.tsx'
import { nameOf } from '../../screen.ts'
import { FitText } from '../../tv/fit-text.tsx'
import { ADVICE, HOUSE_LIES } from '../house-lies.ts'
import { pagesOf, victims } from '../words.ts'
import './writing.css'

interface WritingProps {
  readonly table: View
  readonly players: readonly PlayerView[]
}

/** Long enough to read aloud, and to laugh. */
const EACH_MS = 9000

/** During the writing: an envelope comes from each player who is done, and above them one lie after the other. */
export function Writing({ table, players }: WritingProps) {
  return (
    <>
      <Page {...{ table, players }} />
      <ul aria-label="Writers" className="envelopes">
        {table.writers.map((id, i) => (
          <Envelope key={id} id={id} place={i} name={nameOf(players, id)} isSealed={table.done.includes(id)} />
        ))}
      </ul>
    </>
  )
}

/** One at a time, each in its own handwriting. */
function Page(props: WritingProps) {
  const turn = useTurns(EACH_MS)
  const pages = pagesToShow(props)
  const page = pages[turn % pages.length]
  if (!page) return null
  return (
    <div key={turn} className="writing-page" data-odd={turn % 2 === 1 || undefined}>
      <p className="writing-kicker">{page.kicker}</p>
      <FitText words={page.text} hand="handwritten" most={6} />
      <p className="writing-foot">{page.foot}</p>
    </div>
  )
}

interface PageToShow {
  readonly kicker: string
  readonly text: string
  readonly foot: string
}

/** Returns the last round's tricks, then sample lies with advice in between. */
function pagesToShow({ table, players }: WritingProps): readonly PageToShow[] {
  const own = pagesOf(table, players).map((page) => ({
    kicker: 'You fell for it last time',
    text: `“${page.statements[page.lie] ?? ''}”`,
    foot: `${nameOf(players, page.by)} ${victims(page, { me: null, players })}`,
  }))
  // Another round starts with others.
  const first = (table.lap - 1) * ADVICE.length * 2
  const others = ADVICE.flatMap((advice, i) => [
    ...[2 * i, 2 * i + 1].map((at) => houseLie(first + at)),
    { kicker: 'From the jester’s school of lying', text: advice, foot: 'Class dismissed.' },
  ])
  return [...own, ...others]
}

function houseLie(at: number): PageToShow {
  const lie = HOUSE_LIES[at % HOUSE_LIES.length]
  return { kicker: 'A house lie', text: `“${lie?.text ?? ''}”`, foot: `Signed, ${lie?.by ?? 'nobody'}` }
}

interface EnvelopeProps {
  readonly id: string
  readonly name: string
  /** Their position among all, as faces come one after the other. */
  readonly place: number
  readonly isSealed: boolean
}

/** A place for a player's text, which flies in as a sealed envelope with their face once it is written. */
function Envelope({ id, name, place, isSealed }: EnvelopeProps) {
  return (
    <li className="envelope">
      <div key={isSealed ? 'sealed' : 'open'} aria-hidden="true" className={isSealed ? 'envelope-sealed' : undefined}>
        <svg viewBox="0 0 120 84" stroke="var(--color-ink)" strokeLinejoin="round" strokeLinecap="round">
          {isSealed ? (
            <g fill="var(--color-cream)" strokeWidth="4.5">
              <rect x="3" y="3" width="114" height="78" rx="9" />
              <path d="m5 77 40-36M115 77 75 41" fill="none" strokeWidth="3.5" />
              <path d="M6 7 54 46c4 3 8 3 12 0L114 7" />
            </g>
          ) : (
            <g fill="none" strokeWidth="3.5">
              <rect x="3" y="3" width="114" height="78" rx="9" strokeDasharray="9 8" />
              <g className="envelope-pen" fill="var(--color-amber)">
                <path d="M78 58 72 72 86 66 110 36 102 29Z" />
                <path d="m102 29 5-6c3-3 11 3 8 7l-5 6Z" fill="var(--color-coral)" />
              </g>
            </g>
          )}
        </svg>
        <Later turn={place + 1}>
          <Avatar seed={id} size="56%" className="envelope-seal" />
        </Later>
      </div>
      <span className="sr-only">
        {name}: {isSealed ? 'sealed' : 'writing'}
      </span>
    </li>
  )
}
