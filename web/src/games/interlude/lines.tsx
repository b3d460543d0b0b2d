import type { ReactNode } from 'react'
import { useStory } from '../../stage/beats/use-story.ts'
import { Crown } from '../../ui/avatar/top.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { cx } from '../../ui/look/cx.ts'
import { NamePill } from '../../ui/party/name-pill.tsx'
import { points } from '../../ui/party/points.ts'
import { namesOf } from '../attempt/attempt.ts'
import { OwnSpot } from '../attempt/own-result.tsx'
import { TaskCard } from '../attempt/task-card.tsx'
import { nameOf } from '../screen.ts'
import { crownedLines } from './crowned-lines.ts'
import { fillWall, ON_WALL, SLIP, WORDS, wallStyle } from './fill-wall.ts'
import { linesStory } from './lines-story.ts'
import { ownLine } from './own-words.ts'
import type { PartProps, WritingView } from './part.ts'

type Props = PartProps<WritingView>
type Line = WritingView['lines'][number]

const QUOTES = '“”'.length

/** Who wrote what, the best first and crowned, and who may be quoted. */
export function Lines(props: Props) {
  const { view, hand, me, players } = props
  const ranked = [...view.lines].sort((a, b) => b.votes - a.votes)
  const crowned = crownedLines(ranked)
  const reached = useStory(linesStory(ranked.length))
  const read = reached('line')
  const isCounted = reached('votes') > 0
  const named = reached('name') + reached('stamp')
  const longest = Math.max(0, ...ranked.map(({ text }) => text.length + QUOTES))
  const filling = fillWall(ranked.length, longest, true)
  // The best one has a row for itself where somebody has to.
  const isBestAlone = ranked.length % filling.columns === 1
  const gains = Object.fromEntries(ranked.flatMap(({ by, votes }) => (by === null ? [] : [[by, votes * view.worth]])))
  return (
    <>
      <TaskCard kicker={null} isSmall isLine className="max-sm:-mb-2">
        {view.card}
      </TaskCard>
      <OwnSpot me={me} isOut={named === ranked.length} gains={gains} words={(id) => ownLine(view, id)} isTight>
        <p role="status" className="text-center text-lg text-balance stage:font-display stage:text-2xl stage:font-bold">
          {isCounted ? headline({ ...props, ranked, crowned, named }) : 'Once more, with feeling …'}
        </p>
      </OwnSpot>
      <ol
        aria-label="Lines"
        className={cx(
          'grid gap-2 pb-1 max-sm:-mt-2 lg:grid-cols-2 lg:gap-2.5 lg:pb-3 laptop:grid-cols-1 stage:pb-0',
          ON_WALL,
        )}
        style={wallStyle(filling)}
      >
        {ranked.map((line, place) => (
          <Signed
            key={line.id}
            line={line}
            isCrowned={crowned.includes(line)}
            isAlone={isBestAlone && place === 0}
            isRead={place >= ranked.length - read}
            isCounted={isCounted}
            isNamed={place >= ranked.length - named}
            gain={line.votes * view.worth}
            me={me}
            players={players}
          >
            {hand?.line?.id === line.id && <Quote {...props} line={line.id} mayQuote={hand.mayQuote} />}
          </Signed>
        ))}
      </ol>
    </>
  )
}

interface SignedProps extends Pick<Props, 'me' | 'players'> {
  readonly line: Line
  readonly isCrowned: boolean
  /** On a wall it has a row for itself. */
  readonly isAlone: boolean
  readonly isRead: boolean
  readonly isCounted: boolean
  readonly isNamed: boolean
  readonly gain: number
  /** What its author may say to it. */
  readonly children: ReactNode
}

function Signed(props: SignedProps) {
  const { line, isCrowned, isAlone, isRead, isCounted, isNamed, gain, me, players, children } = props
  const { by, text, votes } = line
  return (
    <li
      // Another side of it: turned over, not changed.
      key={isNamed ? 'named' : isRead ? 'read' : 'unread'}
      className={cx(
        'relative grid min-h-18 content-center gap-1 rounded-card border-3 px-4 py-1 max-sm:pt-2 lg:min-h-22 lg:gap-1.5 lg:py-2 desk:flex desk:min-h-16 desk:flex-wrap desk:items-center desk:gap-x-4 stage:flex stage:min-h-0 stage:flex-wrap stage:items-center stage:gap-x-4 stage:gap-y-1',
        SLIP,
        isAlone && 'stage:w-full!',
        isNamed ? 'animate-turn' : isRead ? 'animate-rise' : 'invisible',
        isCrowned && isNamed ? 'border-mark bg-accent-tint' : 'border-leaf-800 bg-leaf-900',
        isNamed && !isCrowned ? 'stage:bg-leaf-800' : 'stage:paper',
        isCrowned && isNamed && 'stage:shadow-[0_0.5rem_0_var(--color-ink)]',
      )}
    >
      <p
        className={cx(
          'font-handwritten text-2xl leading-none wrap-break-word desk:min-w-0 desk:flex-1 max-sm:text-[1.375rem] max-sm:leading-none short:text-xl short:leading-none stage:text-balance',
          WORDS,
        )}
      >
        “{text}”
      </p>
      <p className="flex min-h-8 min-w-0 items-center justify-between gap-2 desk:ml-auto desk:max-w-1/2 desk:shrink-0 stage:ml-auto stage:min-h-11 stage:max-w-full stage:flex-wrap stage:justify-end stage:gap-y-0">
        {by !== null && (
          // Its place is kept, so that nothing moves when it comes.
          <span className={cx('flex min-w-0', !isNamed && 'invisible')}>
            {isCrowned && isNamed && <Coronation />}
            <NamePill seed={by} name={by === me ? 'You' : nameOf(players, by)} gain={gain === 0 ? undefined : gain} />
          </span>
        )}
        {votes > 0 && <Votes count={votes} isCounted={isCounted} />}
      </p>
      {children}
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
      // On the corner of the line; a phone has no room above it, and it stands beside the name.
      className="w-9 shrink-0 -rotate-12 animate-pop max-sm:mr-1.5 sm:absolute sm:-top-3.5 sm:-left-2 stage:-top-8 stage:-left-7 stage:w-16"
    >
      <Crown />
    </svg>
  )
}

/** More than these are a number. */
const HEARTS_MOST = 3

/** A heart for each; whose it is stays with whoever gave it. */
function Votes({ count, isCounted }: { readonly count: number; readonly isCounted: boolean }) {
  const hearts = count > HEARTS_MOST ? 1 : count
  return (
    <span
      role="img"
      aria-label={count === 1 ? '1 vote' : `${count} votes`}
      className={cx('ml-auto flex shrink-0 items-center gap-1', !isCounted && 'invisible')}
    >
      {Array.from({ length: hearts }, (_, i) => `vote ${i}`).map((vote) => (
        <svg
          key={vote}
          viewBox="0 0 26 24"
          aria-hidden="true"
          className={cx('size-5 stage:size-9', isCounted && 'animate-pop')}
          fill="var(--color-coral)"
          stroke="var(--color-ink)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        >
          <path d="M13 22C5 16 2 12 2 8c0-7 8-8 11-2 3-6 11-5 11 2 0 4-3 8-11 14Z" />
        </svg>
      ))}
      {hearts < count && <b className="font-display tabular stage:text-2xl">{count}</b>}
    </span>
  )
}

function Quote({ line, mayQuote, act, isBusy }: Props & { readonly line: string; readonly mayQuote: boolean }) {
  return (
    <div className="-mr-1 -mb-2 desk:w-full border-t-2 border-leaf-700 leading-tight *:-my-1 *:min-h-11">
      <Switch
        label="You may quote me tonight"
        hint="By name, on the podium and picture."
        checked={mayQuote}
        disabled={isBusy}
        onChange={(isAllowed) => act({ type: 'quote', line, isAllowed })}
      />
    </div>
  )
}

interface Told extends Pick<Props, 'me' | 'players' | 'view'> {
  readonly ranked: readonly Line[]
  readonly crowned: readonly Line[]
  readonly named: number
}

function headline({ ranked, crowned, named, view, ...table }: Told): string {
  if (named < ranked.length) return 'And this was …'
  if (ranked.every(({ votes }) => votes === 0)) return 'No votes. Ahead of their time, all of them.'
  const pays = `${points(view.worth)} for every vote.`
  const by = crowned.flatMap((line) => line.by ?? [])
  if (by.length === 0) return `A dead heat! ${pays}`
  const takes = by.length > 1 ? 'share the crown' : by[0] === table.me ? 'take the crown' : 'takes the crown'
  return `${namesOf(by, table)} ${takes}! ${pays}`
}
