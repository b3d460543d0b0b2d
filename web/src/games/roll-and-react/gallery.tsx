import type { Hand, View } from '@highjinks/games/roll-and-react'
import { Held } from '../../stage/beats/held.tsx'
import { useStory } from '../../stage/beats/use-story.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Applause } from '../attempt/applause.tsx'
import { signed } from '../attempt/attempt.ts'
import { OwnResult } from '../attempt/own-result.tsx'
import { Spotlight } from '../attempt/who.tsx'
import { nameOf, type ScreenProps, subjectOf } from '../screen.ts'
import { galleryStory } from './gallery-story.ts'
import { BestMisread, bestMisread, Cross, Tick } from './misread.tsx'
import { ownWords } from './own-words.ts'
import { SceneWords, Theme, themeOf } from './scene-words.tsx'

type Props = ScreenProps<View, Hand>
type Shown = NonNullable<View['gallery']>[number]

/** So few scenes have a line each on a wall; more stand in two columns. */
const FEW = 3

/** What everybody took each scene for, with faces, and a bow. */
export function Gallery(props: Props) {
  const { table, hand, me, players, act, isBusy } = props
  const gallery = table.gallery ?? []
  const reached = useStory<'scene' | 'guesses' | 'count'>(galleryStory(gallery.length))
  const misread = bestMisread(gallery)
  const isInTwo = gallery.length > FEW
  const own = me === null ? null : ownWords(table, me)
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
      <Held isOut={reached('count') > 0} hush="And they saw …">
        <div className="animate-pop stage:flex stage:flex-col stage:gap-4">
          <div
            role="status"
            className="text-center stage:my-auto stage:flex stage:flex-wrap stage:items-center stage:justify-center stage:gap-x-8 stage:gap-y-2"
          >
            {/* Of those who sat in front of it each has a line of their own. */}
            <Heading
              level={2}
              size="title"
              className={cx(
                'short:text-2xl',
                misread ? 'stage:text-5xl' : 'stage:text-8xl',
                own !== null && 'max-lg:sr-only',
              )}
            >
              {headline(gallery)}
            </Heading>
            {me !== null && own !== null ? (
              <OwnResult me={me} gain={table.gains?.[me] ?? 0} words={own} />
            ) : (
              <PayLine {...props} />
            )}
          </div>
          {misread && <BestMisread {...{ misread, table, me, players }} />}
        </div>
      </Held>
      <Theme board={table.board} />
      <ol
        aria-label="The run"
        className={cx('grid grid-cols-1 gap-2 short:gap-1 stage:gap-2', isInTwo && 'stage:grid-cols-2')}
      >
        {gallery.map((shown, i) => (
          <li
            key={shown.scene}
            className={cx(
              'rounded-card bg-leaf-900 px-3.5 py-1.5 short:px-3 short:py-0.5 stage:flex stage:items-center stage:gap-4 stage:px-4 stage:py-1',
              isInTwo && 'stage:last:odd:col-span-2',
              i < reached('scene') ? 'animate-rise' : 'invisible',
            )}
          >
            <Scene shown={shown} isTold={i < reached('guesses')} table={table} me={me} players={players} />
          </li>
        ))}
      </ol>
      <Applause
        performers={[table.turn ?? '']}
        applause={table}
        clapsLeft={hand?.claps ?? null}
        {...{ me, players, act, isBusy }}
      />
    </>
  )
}

interface SceneProps extends Pick<Props, 'table' | 'me' | 'players'> {
  readonly shown: Shown
  /** Until then it is only read. */
  readonly isTold: boolean
}

function Scene({ shown, isTold, table, me, players }: SceneProps) {
  const textOf = (scene: number) => table.board.find((one) => one.scene === scene)?.text ?? ''
  const isMany = shown.guesses.length > MANY
  const right = shown.guesses.filter(({ scene }) => scene === shown.scene)
  const mistaken = [...new Set(shown.guesses.map(({ scene }) => scene).filter((scene) => scene !== shown.scene))]
  return (
    <>
      <p className="flex items-center justify-between gap-2 font-display leading-tight font-bold short:text-sm stage:min-w-0 stage:grow stage:text-xl stage:leading-[1.05]">
        <span className="min-w-0">
          <SceneWords text={textOf(shown.scene)} theme={themeOf(table.board)} />
        </span>
        {right.length === 0 ? (
          <span
            className={cx(
              'shrink-0 text-sm font-semibold text-warn stage:text-xl',
              isTold ? 'animate-pop' : 'invisible',
            )}
          >
            Nobody saw it
          </span>
        ) : (
          <span className="flex shrink-0 items-center gap-2">
            <Tick className={cx('hidden stage:block', !isTold && 'invisible')} />
            <Guessers label="Saw it" ids={right.map(({ by }) => by)} isRight {...{ isMany, isTold, me, players }} />
          </span>
        )}
      </p>
      {mistaken.length > 0 && (
        <p
          className={cx(
            'mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm leading-tight text-muted stage:mt-0 stage:shrink-0 stage:items-center stage:gap-x-2',
            isTold ? 'animate-rise' : 'invisible',
          )}
        >
          <Cross className="hidden stage:block" />
          {mistaken.map((scene) => (
            // On a small phone everybody reads their own; the shared screen has all of the faces.
            <span
              key={scene}
              className={cx(
                'flex max-w-full items-center gap-2',
                !shown.guesses.some((guess) => guess.scene === scene && guess.by === me) && 'short:hidden',
              )}
            >
              <Guessers
                label={`Took it for ${textOf(scene)}`}
                ids={shown.guesses.filter((guess) => guess.scene === scene).map(({ by }) => by)}
                {...{ isMany, me, players }}
              />
              <span className="min-w-0 truncate stage:sr-only">{endingOf(textOf(scene), textOf(shown.scene))}</span>
            </span>
          ))}
        </p>
      )}
    </>
  )
}

/** Where more people than this guessed, their faces are small ones. */
const MANY = 4

interface GuessersProps extends Pick<Props, 'me' | 'players'> {
  readonly ids: readonly string[]
  readonly label: string
  readonly isMany: boolean
  readonly isRight?: boolean
  readonly isTold?: boolean
}

/** What tells one scene from another that begins with the same words. */
function endingOf(text: string, other: string): string {
  const [words, others] = [text.split(' '), other.split(' ')]
  const at = words.findIndex((word, i) => word !== others[i])
  return at > 1 ? `… ${words.slice(at).join(' ')}` : text
}

/** First to last. */
function Guessers({ ids, label, isMany, isRight = false, isTold = true, me, players }: GuessersProps) {
  return (
    <span
      role="list"
      aria-label={label}
      className={cx('flex shrink-0', isRight ? '-space-x-1' : '-space-x-2', isTold ? 'animate-pop' : 'invisible')}
    >
      {ids.map((id) => (
        <span
          role="listitem"
          key={id}
          className={cx('rounded-full', isRight && 'ring-3 ring-good', id === me && 'ring-3 ring-words')}
        >
          <Avatar
            seed={id}
            size="1.875rem"
            label={id === me ? 'You' : nameOf(players, id)}
            className={cx('short:size-6.5!', isMany ? 'stage:size-10!' : 'stage:size-13!')}
          />
        </span>
      ))}
    </span>
  )
}

function headline(gallery: readonly Shown[]): string {
  const seen = gallery.filter(({ scene, guesses }) => guesses.some((guess) => guess.scene === scene)).length
  if (seen === 0) return 'Nobody saw a thing!'
  if (seen === gallery.length) return seen === 1 ? 'They saw it!' : `All ${seen} guessed!`
  return `${seen} of ${gallery.length} guessed`
}

/** What the run brought whoever acted it. */
function PayLine({ table, me, players }: Props) {
  return (
    <p className="text-lg text-balance text-muted short:text-base stage:flex stage:items-center stage:gap-4 stage:text-4xl stage:font-semibold">
      {subjectOf(players, table.turn, me)}{' '}
      <strong className="tabular stage:rounded-full stage:border-4 stage:border-ink stage:bg-lime stage:px-5 stage:font-display stage:text-5xl stage:font-extrabold stage:text-ink">
        {signed(table.gains?.[table.turn ?? ''] ?? 0)}
      </strong>
      {table.isDouble && ' Everything counted double.'}
    </p>
  )
}
