import type { PlayerId, PlayerView } from '@highjinks/protocol'
import { Crown } from '../../../ui/avatar/crown.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { cx } from '../../../ui/look/cx.ts'
import { NamePill } from '../../../ui/party/name-pill.tsx'
import { nameOf } from '../../screen.ts'
import { useSeen } from '../../table/seen.ts'
import { Hearts } from '../hearts.tsx'
import type { WritingView } from '../interlude-props.ts'

type Line = WritingView['lines'][number]

interface SignedLinesProps {
  readonly ranked: readonly Line[]
  readonly crowned: readonly Line[]
  /** The number read so far, from the last one on, and the number of writers named. */
  readonly read: number
  readonly named: number
  readonly worth: number
  readonly me: PlayerId | null
  readonly players: readonly PlayerView[]
}

/** Who wrote what, the best first and crowned. */
export function SignedLines({ ranked, crowned, read, named, worth, me, players }: SignedLinesProps) {
  return (
    <ol
      aria-label="Lines"
      className="grid gap-2 pb-1 max-sm:-mt-2 max-sm:gap-1.5 flat:grid-cols-2 lg:grid-cols-2 lg:gap-2.5 lg:pb-3 laptop:grid-cols-1"
    >
      {ranked.map((line, place) => (
        <Signed
          key={line.id}
          line={line}
          isCrowned={crowned.includes(line)}
          isRead={place >= ranked.length - read}
          isNamed={place >= ranked.length - named}
          gain={line.votes * worth}
          {...{ me, players }}
        />
      ))}
    </ol>
  )
}

interface SignedProps extends Pick<SignedLinesProps, 'me' | 'players'> {
  readonly line: Line
  readonly isCrowned: boolean
  readonly isRead: boolean
  readonly isNamed: boolean
  readonly gain: number
}

function Signed(props: SignedProps) {
  const { line, isCrowned, isRead, isNamed, gain, me, players } = props
  const { by, text, votes } = line
  return (
    <li
      // Another side of it: turned over, not changed.
      key={isNamed ? 'named' : isRead ? 'read' : 'unread'}
      className={cx(
        'relative grid min-h-18 content-center gap-1 rounded-card border-3 px-4 py-1 max-sm:pt-1.5 lg:min-h-22 lg:gap-1.5 lg:py-2 laptop:flex laptop:min-h-16 laptop:flex-wrap laptop:items-center laptop:gap-x-4',
        isNamed ? 'animate-turn' : isRead ? 'animate-rise' : 'invisible',
        isCrowned && isNamed ? 'border-mark bg-accent-tint' : 'border-leaf-800 bg-leaf-900',
      )}
    >
      <p className="font-handwritten text-2xl leading-none wrap-break-word laptop:min-w-0 laptop:flex-1 max-sm:text-xl max-sm:leading-none">
        “{text}”
      </p>
      <p className="flex min-h-8 min-w-0 items-center justify-between gap-2 laptop:ml-auto laptop:max-w-1/2 laptop:shrink-0">
        {by !== null && (
          // Reserve its place, so that nothing moves when it comes.
          <span className={cx('flex min-w-0', !isNamed && 'invisible')}>
            {isCrowned && isNamed && <Coronation />}
            <NamePill seed={by} name={by === me ? 'You' : nameOf(players, by)} gain={gain === 0 ? undefined : gain} />
          </span>
        )}
        {votes > 0 && (
          // On a small phone the name takes their room, and the points are beside it.
          <span className={cx('contents', isNamed && 'short:hidden')}>
            <Hearts count={votes} isCounted={isRead} />
          </span>
        )}
      </p>
    </li>
  )
}

function Coronation() {
  return (
    <svg
      viewBox="17 5 66 40"
      aria-hidden="true"
      stroke="var(--color-ink)"
      strokeWidth="4"
      strokeLinejoin="round"
      // On the corner of the line; a phone has no room above it, so it is beside the name.
      className="w-9 shrink-0 -rotate-12 animate-pop max-sm:mr-1.5 sm:absolute sm:-top-3.5 sm:-left-2"
    >
      <Crown />
    </svg>
  )
}

interface QuoteProps {
  readonly isAllowed: boolean
  readonly onChange: (isAllowed: boolean) => void
}

export function Quote({ isAllowed, onChange }: QuoteProps) {
  return (
    <div className="text-muted leading-tight kids:-my-1 kids:min-h-11">
      <Switch label="Quote me tonight, by name" checked={isAllowed} disabled={useSeen().isBusy} onChange={onChange} />
    </div>
  )
}
