import type { Hand, View } from '@highjinks/games/roll-and-react'
import { Check, X } from 'lucide-react'
import { use } from 'react'
import { useLaptop } from '../../lib/use-laptop.ts'
import { FacesIn } from '../../show/people/seat-moods.tsx'
import { HasTv } from '../../show/timeline/has-tv.ts'
import { Meanwhile } from '../../show/timeline/held.tsx'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { signed } from '../../ui/party/points.ts'
import { Applause } from '../attempt/applause.tsx'
import { OwnResult } from '../attempt/own-result.tsx'
import { WhoseMoment } from '../attempt/who.tsx'
import { nameOf, type ScreenProps, subjectOf } from '../screen.ts'
import { ActCard } from './act-card.tsx'
import { Bow, seenOf } from './bow.tsx'
import { actsOf, takenFor } from './gallery-timeline.ts'
import { ownWords } from './own-words.ts'
import { sceneTold } from './scene-told.ts'
import { SceneWords, Theme } from './scene-words.tsx'
import { themeOf, withoutTheme } from './theme.ts'
import './gallery.css'

type GalleryProps = ScreenProps<View, Hand>
type Shown = NonNullable<View['gallery']>[number]

/** More scenes than this need the room of a long phone. */
const FEW = 3
/** So few who guess have room for their names beside their faces. */
const NAMED = 2

/** The run, one scene at a time on a stage of its own; then all of it in one picture, and a bow. */
export function Gallery(props: GalleryProps) {
  const { table, hand, me, players, isBusy } = props
  const gallery = table.gallery ?? []
  const acts = actsOf(gallery)
  const reached = useBeats()
  const hasTv = use(HasTv)
  const isLaptop = useLaptop()
  const isOver = reached('stop') > 0
  const number = reached('scene')
  const act = isOver ? undefined : acts[number - 1]
  const before = acts.slice(0, Math.max(0, number - 1)).reduce((sum, { takes }) => sum + takes.length, 0)
  if (gallery.length === 0) {
    return (
      <WhoseMoment
        id={table.turn}
        title={`${subjectOf(players, table.turn, me)} ${table.turn === me ? 'pass' : 'passes'}`}
      >
        No penalty. The stage is open.
      </WhoseMoment>
    )
  }
  return (
    <>
      {isOver ? <Summed {...props} gallery={gallery} /> : (hasTv || !act) && <Waiting />}
      {act && !hasTv && (
        <ActCard
          key={number}
          board={table.board}
          taken={reached('line') - before}
          isStamped={reached('knock') >= number}
          isOnCard={isLaptop}
          {...{ act, me, players }}
        />
      )}
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
      <Meanwhile>And they saw …</Meanwhile>
    </p>
  )
}

interface SummedProps extends GalleryProps {
  readonly gallery: readonly Shown[]
}

/** What came of it for whoever holds this screen, and the run: in the hand scene by scene, for a room as one picture. */
function Summed(props: SummedProps) {
  const { gallery, table, me, players } = props
  const isPicture = useLaptop()
  const own = me === null ? null : ownWords(table, me)
  return (
    <>
      {/* Whoever acted has it in the picture. */}
      <div role="status" className={cx('animate-pop text-center', isPicture && me === table.turn && 'sr-only')}>
        <Heading level={2} size="title" className={cx('short:text-2xl', (own !== null || isPicture) && 'sr-only')}>
          {seenOf(gallery)}
        </Heading>
        {me !== null && own !== null ? (
          <OwnResult
            me={me}
            gain={table.gains?.[me] ?? 0}
            words={own}
            why={table.isDouble && table.gains?.[me] ? 'Counted double.' : null}
            isTight={gallery.length > FEW || isPicture}
          />
        ) : (
          <PayLine isHidden={isPicture} {...props} />
        )}
      </div>
      {isPicture && <Bow {...{ gallery, table, me, players }} isOnCard />}
      {isPicture ? null : <Theme board={table.board} />}
      <ol aria-label="The run" className={isPicture ? 'sr-only' : 'run'}>
        {gallery.map((shown) => (
          <li key={shown.scene} className="run-scene animate-rise">
            {isPicture ? sceneTold(shown, table, { me, players }) : <Scene {...{ shown, table, me, players }} />}
          </li>
        ))}
      </ol>
    </>
  )
}

interface SceneProps extends Pick<GalleryProps, 'table' | 'me' | 'players'> {
  readonly shown: Shown
}

/** One of the run: who saw it, and who took it for what. */
function Scene({ shown, table, me, players }: SceneProps) {
  const textOf = (scene: number) => table.board.find((one) => one.scene === scene)?.text ?? ''
  const [right, mistakes] = takenFor(shown)
  const isNamed = table.audience.length <= NAMED
  const theme = themeOf(table.board)
  const mine = mistakes.find(({ by }) => by.some((id) => id === me))?.seen
  return (
    <>
      <p>
        <span className="run-words">
          <SceneWords text={textOf(shown.scene)} theme={theme} />
        </span>
      </p>
      {mine !== undefined && (
        <p className="run-mine">
          You saw: {theme === null ? endingOf(textOf(mine), textOf(shown.scene)) : withoutTheme(textOf(mine), theme)[1]}
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
                label={`Guessed ${textOf(seen)}`}
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

interface GuessersProps extends Pick<GalleryProps, 'me' | 'players'> {
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
              {isNamed && <span className="run-name">{name}</span>}
            </span>
          )
        })}
      </span>
    </FacesIn>
  )
}

/** What the run brought whoever acted it. */
function PayLine({ table, me, players, isHidden }: GalleryProps & { readonly isHidden: boolean }) {
  return (
    <p className={cx('text-lg text-balance text-muted short:text-base', isHidden && 'sr-only')}>
      {subjectOf(players, table.turn, me)}{' '}
      <strong className="tabular">{signed(table.gains?.[table.turn ?? ''] ?? 0)}</strong>
      {table.isDouble && ' Counted double.'}
    </p>
  )
}
