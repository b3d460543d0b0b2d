import type { Hand, View } from '@highjinks/games/roll-and-react'
import { Check, X } from 'lucide-react'
import { use } from 'react'
import { Hush } from '../../stage/beats/held.tsx'
import { SharedScreen } from '../../stage/beats/shared-screen.ts'
import { useStory } from '../../stage/beats/use-story.ts'
import { WallContext } from '../../stage/onstage/wall.ts'
import { FacesIn } from '../../stage/sofa/seat-moods.tsx'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { signed } from '../../ui/party/points.ts'
import { Applause } from '../attempt/applause.tsx'
import { OwnResult } from '../attempt/own-result.tsx'
import { Spotlight } from '../attempt/who.tsx'
import { nameOf, type ScreenProps, subjectOf } from '../screen.ts'
import { ActCard } from './act-card.tsx'
import { actsOf, galleryStory, takenFor } from './gallery-story.ts'
import { ownWords } from './own-words.ts'
import { RunOnWall } from './run-on-wall.tsx'
import { SceneWords, Theme } from './scene-words.tsx'
import { themeOf } from './theme.ts'
import './gallery.css'

type Props = ScreenProps<View, Hand>
type Shown = NonNullable<View['gallery']>[number]

/** More scenes than this need the room of a long phone. */
const FEW = 3
/** So few who guess have room for their names beside their faces. */
const NAMED = 2

/** What they saw, one act at a time on a stage of its own; then all of the run, with faces, in its place, and a bow. */
export function Gallery(props: Props) {
  const { table, hand, me, players, isBusy } = props
  const gallery = table.gallery ?? []
  const acts = actsOf(gallery)
  const reached = useStory<'scene' | 'card' | 'knock' | 'stamp' | 'hush' | 'guesses'>(galleryStory(acts.length))
  const isToldAbove = use(SharedScreen)
  const isOnWall = use(WallContext) !== null
  const number = reached('scene')
  const act = acts[number - 1]
  const isSummed = reached('guesses') > 0
  if (gallery.length === 0) {
    return (
      <Spotlight
        id={table.turn}
        title={`${subjectOf(players, table.turn, me)} ${table.turn === me ? 'pass' : 'passes'}`}
      >
        It costs nothing. The stage is free.
      </Spotlight>
    )
  }
  return (
    <>
      {isSummed ? <Summed {...props} gallery={gallery} /> : (isToldAbove || !act) && <Waiting />}
      <Theme board={table.board} />
      {act && !isSummed && !isToldAbove && (
        <ActCard
          key={number}
          act={act}
          isOpen={reached('card') >= number}
          isStamped={reached('knock') + reached('stamp') >= number}
          {...{ table, me, players }}
        />
      )}
      {isSummed &&
        (isOnWall ? (
          <RunOnWall {...{ gallery, table, players }} />
        ) : (
          <ol aria-label="The run" className="run">
            {gallery.map((shown) => (
              <li key={shown.scene} className="run-scene animate-rise">
                <Scene {...{ shown, table, me, players }} />
              </li>
            ))}
          </ol>
        ))}
      <Applause
        performers={[table.turn ?? '']}
        applause={table}
        clapsLeft={hand?.claps ?? null}
        {...{ me, players, act: props.act, isBusy }}
      />
    </>
  )
}

function Waiting() {
  return (
    <p role="status" className="m-auto animate-breathe text-center font-display text-title font-extrabold text-muted">
      <Hush>And they saw …</Hush>
    </p>
  )
}

/** How many were right; for each of those who sat in front of it, what it was for them. */
function Summed(props: Props & { readonly gallery: readonly Shown[] }) {
  const { gallery, table, me } = props
  const own = me === null ? null : ownWords(table, me)
  return (
    <div
      role="status"
      className="animate-pop text-center stage:flex stage:flex-wrap stage:items-center stage:justify-center stage:gap-x-8"
    >
      <Heading level={2} size="title" className={cx('short:text-2xl stage:text-5xl', own !== null && 'sr-only')}>
        {headline(gallery)}
      </Heading>
      {me !== null && own !== null ? (
        <OwnResult
          me={me}
          gain={table.gains?.[me] ?? 0}
          words={own}
          why={table.isDouble && table.gains?.[me] ? 'Counted double.' : null}
          isTight={gallery.length > FEW}
        />
      ) : (
        <PayLine {...props} />
      )}
    </div>
  )
}

interface SceneProps extends Pick<Props, 'table' | 'me' | 'players'> {
  readonly shown: Shown
}

/** One of the run: who saw it, and who took it for what. */
function Scene({ shown, table, me, players }: SceneProps) {
  const textOf = (scene: number) => table.board.find((one) => one.scene === scene)?.text ?? ''
  const [right, mistakes] = takenFor(shown)
  const isNamed = table.audience.length <= NAMED
  const mine = mistakes.find(({ by }) => by.some((id) => id === me))?.seen
  const [most] = mistakes
  return (
    <>
      <p>
        <span className="run-words">
          <SceneWords text={textOf(shown.scene)} theme={themeOf(table.board)} />
        </span>
      </p>
      {mine !== undefined && <p className="run-mine">You saw {endingOf(textOf(mine), textOf(shown.scene))}</p>}
      {/* The faces say so to those who listen. */}
      {mine === undefined && most && (
        <p aria-hidden="true" className="run-mine hidden laptop:block">
          {most.by.length > 1 ? `${most.by.length} of them` : nameOf(players, most.by[0] ?? null)} saw{' '}
          {endingOf(textOf(most.seen), textOf(shown.scene))}
        </p>
      )}
      <div className="run-faces">
        {right.length > 0 && (
          <span className="run-side">
            <Tick />
            <Guessers mood="glad" label="Saw it" ids={right} {...{ isNamed, me, players }} />
          </span>
        )}
        {right.length === 0 && mistakes.length === 0 && <span className="run-none">Nobody guessed</span>}
        {mistakes.length > 0 && (
          <span className="run-side">
            <Cross />
            {mistakes.map(({ seen, by }) => (
              <Guessers
                key={seen}
                mood="ducks"
                label={`Took it for ${textOf(seen)}`}
                ids={by}
                {...{ isNamed, me, players }}
              />
            ))}
          </span>
        )}
      </div>
    </>
  )
}

const MARK = 'run-mark rounded-full border-3 border-ink text-ink'

function Tick() {
  return <Check aria-hidden="true" strokeWidth={4.5} className={cx(MARK, 'bg-lime')} />
}

function Cross() {
  return <X aria-hidden="true" strokeWidth={4.5} className={cx(MARK, 'bg-coral')} />
}

/** What tells one scene from another that begins with the same words. */
function endingOf(text: string, other: string): string {
  const [words, others] = [text.split(' '), other.split(' ')]
  const at = words.findIndex((word, i) => word !== others[i])
  return at > 1 ? `… ${words.slice(at).join(' ')}` : text
}

interface GuessersProps extends Pick<Props, 'me' | 'players'> {
  readonly ids: readonly string[]
  readonly label: string
  readonly mood: 'glad' | 'ducks'
  readonly isNamed: boolean
}

/** First to last. */
function Guessers({ ids, label, mood, isNamed, me, players }: GuessersProps) {
  return (
    <FacesIn mood={mood} ids={ids}>
      <span role="list" aria-label={label} className="run-guessers">
        {ids.map((id) => {
          const name = id === me ? 'You' : nameOf(players, id)
          return (
            <span role="listitem" key={id} className="flex items-center gap-[0.15em]">
              <span className={cx('flex rounded-full', id === me && 'ring-3 ring-words')}>
                <Avatar seed={id} size="1em" label={isNamed ? undefined : name} />
              </span>
              {isNamed && <span className="run-name stage:sr-only">{name}</span>}
            </span>
          )
        })}
      </span>
    </FacesIn>
  )
}

/** Of all that was guessed, and not of the scenes: some may have seen what others misread. */
function headline(gallery: readonly Shown[]): string {
  const guesses = gallery.flatMap(({ scene, guesses }) => guesses.map((guess) => guess.scene === scene))
  const right = guesses.filter(Boolean).length
  if (right === 0) return 'Nobody saw a thing!'
  if (right === guesses.length) return right === 1 ? 'One guess, and it was right!' : `All ${right} guesses right!`
  return `${right} of ${guesses.length} guesses right`
}

/** What the run brought whoever acted it. */
function PayLine({ table, me, players }: Props) {
  return (
    <p className="text-lg text-balance text-muted short:text-base stage:flex stage:items-center stage:gap-4 stage:text-4xl stage:font-semibold">
      {subjectOf(players, table.turn, me)}{' '}
      <strong className="tabular stage:rounded-full stage:border-4 stage:border-ink stage:bg-lime stage:px-5 stage:font-display stage:text-5xl stage:font-extrabold stage:text-ink">
        {signed(table.gains?.[table.turn ?? ''] ?? 0)}
      </strong>
      {table.isDouble && ' Counted double.'}
    </p>
  )
}
