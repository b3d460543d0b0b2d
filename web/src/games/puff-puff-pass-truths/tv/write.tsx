import type { View } from '@highjinks/games/puff-puff-pass-truths'
import { useTurns } from '../../../show/timeline/use-turns.ts'
import { nameOf } from '../../screen.ts'
import { FitText } from '../../tv/fit-text.tsx'
import { TvTitle } from '../../tv/title.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { pagesOf, victims } from '../book.tsx'
import { ADVICE, HOUSE_LIES } from '../house-lies.ts'
import { Envelope } from './envelope.tsx'
import './write.css'

type WriteProps = Pick<TvProps<View>, 'table' | 'players'>

/** Long enough to be read aloud, and laughed at. */
const EACH_MS = 9000

/** While everybody writes: whoever is done throws in an envelope, and above them lies one lie after the other. */
export function Write({ table, players }: WriteProps) {
  const { writers, done, isDouble, lap } = table
  const task = lap > 1 ? 'One truth and one lie each.' : 'Two truths and a lie each.'
  return (
    <>
      <TvTitle
        foot={`${task} ${done.length} of ${writers.length} done.${isDouble ? ' This round counts double.' : ''}`}
      >
        Everyone is writing
      </TvTitle>
      <Page {...{ table, players }} />
      <ul aria-label="Writers" className="envelopes">
        {writers.map((id, i) => (
          <Envelope key={id} id={id} place={i} name={nameOf(players, id)} isSealed={done.includes(id)} />
        ))}
      </ul>
    </>
  )
}

/** One at a time, each in its own hand. */
function Page(props: WriteProps) {
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

/** How the last ones were fooled; then lies of the house, and between them how it is done. */
function pagesToShow({ table, players }: WriteProps): readonly PageToShow[] {
  const own = pagesOf(table, players).map((page) => ({
    kicker: 'You fell for it last time',
    text: `“${page.statements[page.lie] ?? ''}”`,
    foot: `${nameOf(players, page.by)} ${victims(page, { me: null, players })}`,
  }))
  // Another lap begins with others.
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
