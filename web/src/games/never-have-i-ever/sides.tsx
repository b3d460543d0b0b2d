import { Check, X } from 'lucide-react'
import { Crowd } from '../../show/timeline/crowd.tsx'
import { Meanwhile } from '../../show/timeline/reveal-slot.tsx'
import { said } from '../../ui/announcer/announcer.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { type Face, Faces } from '../../ui/party/faces.tsx'
import { signed } from '../../ui/party/points.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { FEW } from '../attempt/in-columns.ts'
import { OwnResult } from '../attempt/own-result.tsx'
import { ThemeDrawing } from '../attempt/theme-drawing.tsx'
import type { TableOf } from '../game-ui.ts'
import { nameOf } from '../screen.ts'
import { useSeen } from '../table/seen.ts'
import { FLAME, HALO } from './pictures.tsx'
import { type Open, rangeWords } from './reveal-timeline.ts'
import type { Told } from './use-reveal.ts'
import { authorWords, oddsReason, oddWords, ownReason, ownWords } from './words.ts'

type Table = TableOf<'never-have-i-ever'>

interface SidesProps {
  readonly table: Table
  readonly reveal: Open
  readonly told: Told
  /** The TV has everyone's attention until the first of them walks. */
  readonly isInSuspense: boolean
}

/** In a hand: the count, this seat's result, and both sides as two lists. */
export function Sides({ table, reveal, told, isInSuspense }: SidesProps) {
  const { me, players } = useSeen()
  const { everybody, arrived, silent, isCounted, isOut, count, odd } = told
  const face = (id: string): Face => ({
    id,
    name: nameOf(players, id),
    isMe: id === me,
    isHere: arrived.includes(id),
    note: <Note {...{ id, reveal, isOut }} />,
  })
  const isFull = table.asked.length > FEW
  // By the time a phone asks whose story it is, the result is out.
  const isTold = table.phase === 'choose' && me !== null
  return (
    <>
      <div
        ref={isCounted ? said : undefined}
        className={cx(
          'min-h-10 text-center font-display text-2xl leading-none font-bold lg:text-3xl',
          isTold && 'max-sm:hidden',
        )}
      >
        {isInSuspense ? (
          <Meanwhile>And they say …</Meanwhile>
        ) : (
          <span
            key={`${count} ${isCounted}`}
            className={cx(
              'inline-block rounded-control border-3 px-4',
              isCounted ? '-rotate-2 animate-slam border-ink bg-cream text-ink' : 'animate-beat border-transparent',
            )}
          >
            <span className="text-4xl leading-none font-extrabold text-mark tabular lg:text-5xl">{count}</span> of{' '}
            {table.asked.length} {reveal.count === 1 && isCounted ? 'has' : 'have'}
          </span>
        )}
      </div>
      <div className={cx('grid min-h-9 content-center gap-1 overflow-x-clip empty:hidden', isTold && 'max-sm:hidden')}>
        {isOut && <OwnSide table={table} />}
        {isOut && table.author !== null ? (
          <p ref={said} className="animate-rise text-center leading-tight font-semibold text-balance lg:text-xl">
            {authorWords(table, reveal, { me, players })}
          </p>
        ) : odd ? (
          // Once the points are out, a phone has no room for both.
          <p
            ref={said}
            className={cx(
              'flex min-w-0 animate-slam items-center justify-center gap-2 font-display text-lg font-bold',
              isOut && me !== null && 'max-sm:hidden',
            )}
          >
            <Avatar seed={odd.id} size="2rem" className="shrink-0" />
            <span className="min-w-0 text-balance">{oddWords(odd, { me, players })}</span>
          </p>
        ) : (
          !isOut && <Crowd ids={everybody.filter((id) => !arrived.includes(id))} />
        )}
      </div>
      <div
        className="grid gap-2"
        style={{
          gridTemplateColumns: [reveal.have, reveal.never].map((side) => shareOf(side, arrived, isFull)).join(' '),
        }}
      >
        <Side title="They have" faces={reveal.have.map(face)} {...{ isCounted, isFull }}>
          Nobody. Or so they say.
        </Side>
        <Side title="Never" faces={reveal.never.map(face)} {...{ isCounted, isFull }}>
          Not a single halo in the room.
        </Side>
        <Fifth faces={silent.map(face)} isTold={isTold} />
      </div>
    </>
  )
}

const LEAST_SHARE = 2.5
/** Beside many, the names of a few need a larger share. */
const SHARE_OF_NAMES = 4

/** Returns a side's width by its current size, not its final one; an empty side still has text. */
function shareOf(side: readonly string[], arrived: readonly string[], isFull: boolean): string {
  const here = side.filter((id) => arrived.includes(id))
  return `minmax(0, ${Math.max(isFull && here.length > 0 ? SHARE_OF_NAMES : LEAST_SHARE, here.length)}fr)`
}

/** This seat's result. */
export function OwnSide({ table }: Pick<SidesProps, 'table'>) {
  const { me } = useSeen()
  const { reveal } = table
  const words = me === null ? null : ownWords(table, me)
  if (me === null || words === null || !reveal) return null
  const gain = reveal.gains[me] ?? 0
  const odds = reveal.mode === 'open' && gain > 0 ? oddsReason(reveal) : null
  return (
    <div ref={said}>
      <OwnResult me={me} gain={gain} words={words} why={ownReason(table, me)} isTight />
      {/* A phone doesn't say who guessed what. */}
      {odds !== null && <p className="text-center text-balance text-muted max-sm:hidden">{odds}</p>}
    </div>
  )
}

interface SideProps {
  readonly title: 'They have' | 'Never'
  readonly faces: readonly Face[]
  readonly isCounted: boolean
  /** There are many of them, on both sides together. */
  readonly isFull: boolean
  readonly children: string
}

/** The players who have, or never have, in the colors of the two answers. */
function Side({ title, faces, isCounted, isFull, children }: SideProps) {
  const isNever = title === 'Never'
  return (
    <Card className={cx('min-w-0 border-3 border-ink px-2 py-1.5 text-ink', isNever ? 'bg-lilac' : 'bg-orange')}>
      <Heading level={2} size="small" className="flex items-center justify-center gap-2 text-base lg:text-2xl">
        <ThemeDrawing drawing={isNever ? HALO : FLAME} className="size-[1.2em]" />
        {title}
      </Heading>
      {isCounted && faces.length === 0 ? (
        <p className="text-center leading-tight">{children}</p>
      ) : (
        <Faces
          faces={faces}
          label={title}
          isDense
          isBrief={isFull}
          className="content-start justify-center gap-y-1 lg:min-h-24"
        />
      )}
    </Card>
  )
}

/** The players on neither side: they say nothing, and everyone sees that. */
function Fifth({ faces, isTold }: { readonly faces: readonly Face[]; readonly isTold: boolean }) {
  if (faces.length === 0) return null
  const title = faces.length === 1 ? 'Takes the Fifth' : 'Take the Fifth'
  return (
    <div
      className={cx('col-span-2 flex flex-wrap items-center justify-center gap-x-3 gap-y-1', isTold && 'max-sm:hidden')}
    >
      <Heading level={2} size="small">
        {title}
      </Heading>
      <ul aria-label={title} className="flex min-w-0 flex-wrap justify-center gap-x-3 gap-y-1">
        {faces.map(({ id, name, isMe, isHere, note }) => (
          <li
            key={id}
            data-traveler={isHere ? id : undefined}
            className={cx('flex max-w-full min-w-0 items-center gap-2 font-semibold', isHere === false && 'invisible')}
          >
            <Avatar seed={id} size="2rem" />
            <Unbroken>{isMe ? 'You' : name}</Unbroken>
            <span className="text-sm text-muted">{note}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface NoteProps {
  readonly id: string
  readonly reveal: Open
  readonly isOut: boolean
}

/** A player's guess, and its points; a phone has no room for both. */
function Note({ id, reveal, isOut }: NoteProps) {
  const guess = reveal.guesses[id]
  const gain = reveal.gains[id] ?? 0
  const isRight = guess !== undefined && guess[0] <= reveal.count && reveal.count <= guess[1]
  const Mark = isRight ? Check : X
  return (
    <span className={cx('flex flex-col items-center gap-0.5 max-sm:items-start', !isOut && 'invisible')}>
      {guess && (
        <span className={cx('flex items-center gap-1 wrap-normal short:hidden', gain > 0 && 'max-sm:hidden')}>
          <Mark aria-hidden="true" strokeWidth={4} className="size-4 shrink-0" />
          guessed {rangeWords(guess)}
        </span>
      )}
      {/* A laptop shows it over their heads. */}
      {gain > 0 && (
        <Badge tone="lime" className="py-0 laptop:sr-only">
          {signed(gain)}
        </Badge>
      )}
    </span>
  )
}
