import { inTurn } from '../../stage/beats/beats.ts'
import { Crowd } from '../../stage/beats/crowd.tsx'
import { Travel } from '../../stage/beats/travel.tsx'
import { useStory } from '../../stage/beats/use-story.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { longestWord } from '../../ui/look/longest-word.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { signed } from '../../ui/party/points.ts'
import { namesOf } from '../attempt/attempt.ts'
import { OwnResult } from '../attempt/own-result.tsx'
import { TaskCard } from '../attempt/task-card.tsx'
import { nameOf, subjectOf } from '../screen.ts'
import { ownFinger } from './own-words.ts'
import { FINGER_MS } from './pace.ts'
import type { PartProps, PointView } from './part.ts'

type Props = PartProps<PointView>
/** On a wall more fingers at one stand in two rows of like length. */
const ROW = 4
/** So many names are read in a line. */
const MANY = 3

type Finger = readonly [by: string, at: string]

/** The fingers come out, and then whom most of them hit. */
export function Fingers({ view, me, players }: Props) {
  const all = players.flatMap(({ id }): Finger[] => {
    const at = view.fingers?.[id]
    return at === undefined ? [] : [[id, at]]
  })
  const reached = useStory([
    ...inTurn('finger', all.length, { from: FINGER_MS, every: FINGER_MS }),
    ['hit', FINGER_MS * (all.length + 1)],
  ])
  const out = all.slice(0, reached('finger'))
  const isAll = reached('hit') > 0
  const last = out.at(-1)
  const isRoomy =
    view.targets.length <= ROOMY.targets &&
    view.targets.every((id) => longestWord(nameOf(players, id)) <= ROOMY.letters)
  return (
    <Travel className="contents">
      <TaskCard kicker="Everybody points" isSmall isLine>
        {view.card}
      </TaskCard>
      <div
        role="status"
        className={cx(
          'grid min-h-24 content-center text-center short:min-h-21 stage:min-h-22',
          // What one is paid is larger than any line before it, and nothing moves when it comes.
          me !== null && 'tall:min-h-41 tall:gap-1.5 desk:min-h-36',
        )}
      >
        <Heading level={2} size="title" className="stage:text-7xl!">
          {isAll ? hitLine(view, me, players) : last ? fingerLine(last, me, players) : 'Fingers out …'}
        </Heading>
        {isAll ? (
          <Paid view={view} me={me} players={players} />
        ) : (
          <Crowd ids={all.slice(out.length).map(([by]) => by)} className="mt-1" />
        )}
      </div>
      <ul
        aria-label="Fingers"
        className="grid grid-cols-2 gap-2 pb-4 sm:gap-x-5 short:gap-1.5 short:pb-2 stage:flex stage:grow stage:flex-wrap stage:justify-center stage:gap-4 stage:pb-0"
      >
        {view.targets.map((id) => (
          <Target
            key={id}
            id={id}
            name={id === me ? 'You' : nameOf(players, id)}
            pointers={out.filter(([, at]) => at === id).map(([by]) => by)}
            isHit={isAll && view.most.includes(id)}
            isRoomy={isRoomy}
            players={players}
          />
        ))}
      </ul>
    </Travel>
  )
}

/** So few of them, with so short names, may have a frame on a wall. */
const ROOMY = { targets: 2, letters: 8 } as const

interface TargetProps extends Pick<Props, 'players'> {
  readonly id: string
  readonly name: string
  readonly pointers: readonly string[]
  readonly isHit: boolean
  /** There is room for what the room puts around them. */
  readonly isRoomy: boolean
}

function Target({ id, name, pointers, isHit, isRoomy, players }: TargetProps) {
  const isFramed = isHit && isRoomy
  return (
    <li
      className={cx(
        'flex min-h-18 min-w-0 items-center gap-2.5 rounded-card border-3 p-2 transition-[opacity,scale] duration-300 short:min-h-15 short:gap-2 short:px-1.5 short:py-0.5 desk:min-h-28 desk:gap-4 desk:px-4 stage:min-w-[22%] stage:max-w-[45%] stage:grow stage:justify-center stage:gap-4 stage:border-4 stage:px-4',
        isHit ? 'scale-[1.03] border-mark bg-accent-tint' : 'border-leaf-800 bg-leaf-900',
        pointers.length === 0 && 'opacity-55',
        isFramed && 'wall-card stage:[--drawn:0.45]!',
      )}
    >
      <Avatar
        seed={id}
        size="3rem"
        className={cx('short:size-10! desk:size-20!', isFramed ? 'stage:size-[13vh]!' : 'stage:size-[min(20vh,9vw)]!')}
      />
      <div className="min-w-0">
        <p
          className={cx(
            'font-display text-lg leading-tight font-bold desk:text-2xl',
            isFramed ? 'stage:text-3xl' : 'stage:text-4xl',
          )}
        >
          <Unbroken>{name}</Unbroken>
        </p>
        <ul
          aria-label={`Point at ${name}`}
          className="flex flex-wrap items-center gap-0.5 empty:hidden stage:grid stage:grid-cols-[repeat(var(--columns),auto)] stage:justify-start stage:gap-1"
          style={{ '--columns': pointers.length > ROW ? Math.ceil(pointers.length / 2) : pointers.length }}
        >
          {pointers.map((by) => (
            <li key={by} data-traveler={by} className="animate-pop">
              <Avatar
                seed={by}
                size="1.75rem"
                label={nameOf(players, by)}
                className={cx(
                  'short:size-6! desk:size-10!',
                  pointers.length < ROW ? 'stage:size-16!' : 'stage:size-12!',
                )}
              />
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

function Paid({ view, me, players }: Pick<Props, 'view' | 'me' | 'players'>) {
  const paid = Object.keys(view.gains)
  const own = me === null ? null : ownFinger(view, me)
  if (me !== null && own !== null) return <OwnResult me={me} gain={view.gains[me] ?? 0} words={own} />
  if (view.worth === 0) {
    return <p className="animate-rise text-lg text-muted stage:text-4xl">No points in this one, only suspicion.</p>
  }
  if (paid.length === 0) return null
  const who = paid.length > MANY ? `${paid.length} of you` : namesOf(paid, { me, players })
  return (
    <p className="animate-rise text-lg text-balance text-muted short:text-base short:leading-tight stage:text-3xl">
      {who} pointed with the most:{' '}
      <strong className="whitespace-nowrap text-good tabular stage:font-display">{signed(view.worth)}</strong>
      {paid.length > 1 && ' each'}.
    </p>
  )
}

type People = [me: Props['me'], players: Props['players']]

function fingerLine([by, at]: Finger, ...[me, players]: People): string {
  const who = subjectOf(players, by, me)
  const whom = by === at ? (by === me ? 'yourself' : 'themselves') : at === me ? 'you' : nameOf(players, at)
  return `${who} ${by === me ? 'point' : 'points'} at ${whom}`
}

function hitLine({ most, targets }: PointView, ...[me, players]: People): string {
  if (most.length > MANY) return most.length === targets.length ? 'Everybody’s guilty!' : `A ${most.length}-way tie!`
  const names = namesOf(most, { me, players })
  return most.length > 1 ? `A tie: ${names}!` : `It’s ${names === 'You' ? 'you' : names}!`
}
