import type { View } from '@highjinks/games/never-have-i-ever'
import { Splash } from '../../../show/timeline/splash.tsx'
import { useBeats } from '../../../show/timeline/use-beats.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { nameOf } from '../../screen.ts'
import { TvLine } from '../../tv/card.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { doubleWords } from '../answer-words.ts'
import type { Open } from '../reveal-timeline.ts'
import { authorWords, guessLine, tellsWords } from '../reveal-words.ts'
import { useReveal } from '../use-reveal.ts'
import { TvBand } from './band.tsx'
import { Halves } from './halves.tsx'
import { Panes } from './panes.tsx'

/** One face after the other goes to its place, and the count with them; who stands alone; who guessed it; who tells. */
export function Reveal(props: TvProps<View>) {
  const { reveal, statement } = props.table
  if (!reveal) return null
  return (
    <>
      <TvLine words={statement ?? ''} kicker={doubleWords(props.table)} />
      {reveal.mode === 'open' ? <Sides {...props} reveal={reveal} /> : <Sealed {...props} band={reveal.band} />}
    </>
  )
}

type Band = Exclude<NonNullable<View['reveal']>, Open>['band']

function Sealed({ table, players, band }: TvProps<View> & { readonly band: Band }) {
  const isTelling = table.phase === 'reveal'
  const isShown = useBeats()('band') > 0
  if (isTelling && !isShown) {
    return (
      <p role="status" className="my-auto animate-breathe text-center font-display text-7xl font-extrabold text-muted">
        And that is …
      </p>
    )
  }
  return (
    <>
      <TvBand band={band} table={table} />
      <TvTells {...{ table, players }} />
    </>
  )
}

function Sides({ table, players, reveal, settings }: TvProps<View> & { readonly reveal: Open }) {
  const told = useReveal(reveal, table)
  const { odd, isOut } = told
  const hasAuthor = isOut && table.author !== null
  const oddWords = odd && `Only ${nameOf(players, odd.id)} ${odd.has ? 'has' : 'never did'}.`
  return (
    <Panes {...{ table, players, settings, reveal, told }}>
      <Halves isOn={told.isCounted && !told.isSeen} have={reveal.have} never={reveal.never} />
      {odd && (
        <Splash isOn={told.called.length === 0 && !isOut} color="sky">
          <Avatar seed={odd.id} size="28rem" />
          <small>{oddWords}</small>
        </Splash>
      )}
      {table.phase !== 'reveal' ? (
        <TvTells {...{ table, players }} />
      ) : hasAuthor ? (
        <p role="status" className="animate-rise text-center text-3xl font-semibold text-balance">
          {authorWords(table, reveal, { me: null, players })}
        </p>
      ) : odd ? (
        <p
          role="status"
          className="flex animate-slam items-center justify-center gap-4 font-display text-7xl leading-none font-bold"
        >
          <Avatar seed={odd.id} size="7rem" className="shrink-0" />
          {oddWords}
        </p>
      ) : (
        isOut && (
          <p className="animate-rise font-display text-3xl font-bold">{guessLine(reveal, { me: null, players })}</p>
        )
      )}
    </Panes>
  )
}

/** Once everybody has been looked at: who tells it. */
function TvTells({ table, players }: Pick<TvProps<View>, 'table' | 'players'>) {
  const words = tellsWords(table, { me: null, players })
  if (words === null) return null
  return (
    <p role="status" className="animate-rise text-center font-display text-3xl leading-tight font-bold text-balance">
      {words}
    </p>
  )
}
