import { said, saidAside } from '../../ui/announcer/announcer.ts'
import { useAskSpot } from '../../ui/announcer/ask-spot.tsx'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { CHOSEN } from '../../ui/button/button-look.ts'
import { ChosenWord } from '../../ui/button/chosen-word.tsx'
import { cx } from '../../ui/look/cx.ts'
import { points } from '../../ui/party/points.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { TaskCard } from '../attempt/task-card.tsx'
import { useGhostTaps } from '../ghost/ghost-taps.ts'
import { nameOf } from '../screen.ts'
import type { PartProps, WritingView } from './part.ts'

type BallotProps = PartProps<WritingView>
type Line = WritingView['lines'][number]

/** All lines without names; one tap on the best that is not one's own. */
export function Ballot(props: BallotProps) {
  const { view, hand, players, act, isBusy, theme } = props
  const { read, drawing } = theme.write
  const ghost = useGhostTaps()
  const best = ghost ? ghost.chosen : (hand?.best ?? null)
  const isFull = view.lines.length > FEW
  const isLocked = hand !== null && hand.best !== null
  return (
    <>
      <TaskCard kicker={read} thing={drawing} isSmall isLine isFlat isBare={isFull}>
        {view.card}
      </TaskCard>
      <p
        ref={said}
        className={cx(
          'text-center text-lg text-balance short:haunted:hidden',
          isFull ? 'short:text-sm' : 'short:leading-tight',
        )}
      >
        {isLocked ? (
          'Locked in. Act like it’s yours.'
        ) : (
          <>
            <span className="inline-block">Which one’s best?</span>{' '}
            <span className="inline-block">Writers get {points(view.worth)} a vote.</span>
          </>
        )}
      </p>
      {hand === null && !ghost ? (
        <Unsigned lines={view.lines} />
      ) : (
        <Choices
          view={view}
          own={hand?.line?.id ?? null}
          best={best}
          word={ghost ? 'Your call' : 'Your vote'}
          isOff={isBusy}
          onTap={ghost ? ghost.guess : (line) => act({ type: 'best', line })}
        />
      )}
      {(hand === null || isLocked) && <Voters ids={view.voted} players={players} />}
    </>
  )
}

/** More of them have no height one above the other on any small phone. */
const FEW = 4

/** A small phone with a ghost below, and one on its side, have none for a few either. */
function looksOf({ length }: readonly Line[]): { readonly rows: string; readonly line: string } {
  const isFull = length > FEW
  return {
    rows: cx('flat:grid-cols-2 flat:gap-2 short:gap-1.5 short:haunted:gap-1', isFull && 'short:grid-cols-2 short:pb-1'),
    line: cx(
      'flex min-h-14 w-full items-center justify-between gap-3 rounded-card border-3 px-4 py-2 text-left font-handwritten text-2xl leading-none wrap-break-word',
      'max-sm:haunted:min-h-12 max-sm:haunted:py-1 max-sm:haunted:text-xl max-sm:haunted:leading-none',
      'flat:min-h-11 flat:py-1 flat:text-xl flat:leading-none',
      'short:min-h-12 short:py-1 short:leading-none short:haunted:min-h-10 short:haunted:py-0.5 short:haunted:text-lg short:haunted:leading-none',
      isFull ? 'short:flex-wrap short:gap-y-0 short:px-2.5 short:text-lg' : 'short:text-xl',
    ),
  }
}

interface ChoicesProps extends Pick<BallotProps, 'view'> {
  /** Which of them this seat wrote. */
  readonly own: string | null
  readonly best: string | null
  /** What stands on the one that was taken. */
  readonly word: string
  readonly isOff: boolean
  readonly onTap: (line: string) => void
}

function Choices({ view, own, best, word, isOff, onTap }: ChoicesProps) {
  const looks = looksOf(view.lines)
  const spot = useAskSpot(best === null ? 'Which one’s best?' : null)
  return (
    <ul
      {...spot}
      aria-label="Which one’s best?"
      className={cx(
        'outline-none grid gap-2.5 pb-3 max-sm:max-h-140 max-sm:grow lg:grid-cols-2 laptop:grid-cols-1',
        looks.rows,
      )}
    >
      {view.lines.map(({ id, text }) => (
        <li key={id} className="flex">
          {id === own ? (
            <p className={cx(looks.line, 'border-leaf-700 bg-leaf-900 text-muted')}>
              {text} <Badge>Yours</Badge>
            </p>
          ) : (
            <button
              type="button"
              aria-pressed={best === id}
              disabled={best !== null || isOff}
              onClick={() => onTap(id)}
              className={cx(
                looks.line,
                'lip tall:not-haunted:text-[1.75rem]',
                best === id ? CHOSEN : 'tappable',
                best !== null && best !== id && 'opacity-50',
              )}
            >
              {text}
              {best === id && <ChosenWord>{word}</ChosenWord>}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Nobody who looks on here has anything to tap. */
function Unsigned({ lines }: { readonly lines: readonly Line[] }) {
  const looks = looksOf(lines)
  return (
    <ul aria-label="Lines" className={cx('grid gap-2.5', looks.rows)}>
      {lines.map(({ id, text }) => (
        <li key={id} className={cx(looks.line, 'animate-rise border-leaf-700 bg-leaf-800')}>
          {text}
        </li>
      ))}
    </ul>
  )
}

/** On a phone there is no room for more than whom the table waits for. */
function Voters({ ids, players }: { readonly ids: readonly string[]; readonly players: BallotProps['players'] }) {
  return (
    <div ref={saidAside} className="min-h-12 pb-3 max-sm:sr-only haunted:sr-only">
      <ul aria-label="Votes in" className="flex flex-wrap justify-center gap-1.5 empty:hidden">
        {ids.map((id) => (
          <li key={id} className="animate-pop">
            <Avatar seed={id} size="2.5rem" />
            <span className="sr-only">{nameOf(players, id)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
