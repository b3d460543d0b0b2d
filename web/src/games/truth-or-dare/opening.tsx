import { use } from 'react'
import { measureRoom } from '../../lib/marks-room.ts'
import { TvContext } from '../../show/spotlight/tv-context.ts'
import { useTimeline } from '../../show/timeline/use-timeline.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Later } from '../../ui/layout/later.tsx'
import { cx } from '../../ui/look/cx.ts'
import { WholeWords } from '../attempt/moment.tsx'
import { ThingInTurn } from '../attempt/thing.tsx'
import { TONES } from '../attempt/verdict-button.tsx'
import { useGhostTaps } from '../ghost/ghost-taps.ts'
import { Bottle } from './bottle.tsx'
import { BottleTable } from './bottle-table.tsx'
import { CHOICE_WORDS } from './card.tsx'
import { CHOICE_THINGS } from './choice-things.tsx'
import { CHOICES } from './choices.ts'
import { OPENING } from './opening-timeline.ts'

interface OpeningProps {
  readonly seats: readonly string[]
  readonly turn: string | null
  readonly name: string
  readonly isDouble: boolean
}

/** For those who look on: at whom the bottle has stopped, and what there is to choose. */
export function Opening({ seats, turn, name, isDouble }: OpeningProps) {
  const reached = useTimeline(OPENING)
  // The bottle and those around it are drawn first: they cover what stands here.
  const before = use(TvContext) === null ? 0 : seats.length
  return (
    <>
      {turn !== null && (
        <BottleTable
          {...{ seats, turn, name }}
          isOn={reached('spin') > 0 && reached('open') === 0}
          isStopped={reached('stop') > 0}
        />
      )}
      <div
        role="status"
        className="flex flex-col items-center justify-center gap-3 py-4 text-center short:py-2 tv:flex-row tv:gap-6 tv:py-0 tv:text-left"
      >
        <svg
          viewBox="-116 -116 232 232"
          className="-my-[4vh] hidden size-[24vh] shrink-0 tv:block"
          fill="none"
          stroke="var(--color-ink)"
          strokeWidth="6"
          strokeLinejoin="round"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <Later turn={before + 1}>
            <Bottle mood="glad" />
          </Later>
        </svg>
        {turn !== null && (
          <span className="block size-[clamp(5rem,17vh,12rem)] shrink-0 laptop:hidden">
            <Later turn={before}>
              <Avatar key={turn} seed={turn} size="100%" className="animate-pop" />
            </Later>
          </span>
        )}
        <div className="min-w-0">
          <Heading level={2} size="title">
            Truth or dare, {name}?
          </Heading>
          <p className="text-lg text-muted short:haunted:hidden lg:text-2xl tv:text-3xl">
            {isDouble ? 'Last round: it all counts double. ' : ''}Chant: Dare! Dare! Dare!
          </p>
        </div>
      </div>
      <ul
        aria-label="What there is to choose"
        className="grid grow gap-3 pb-3 max-sm:gap-2 sm:grid-cols-3 tv:gap-6 tv:pb-0"
      >
        {CHOICES.map(({ choice, hint, tone }, i) => (
          <li key={choice} className="flex animate-pop">
            <Choice choice={choice} tone={tone} turn={before + i + 2}>
              {hint}
            </Choice>
          </li>
        ))}
      </ul>
    </>
  )
}

interface ChoiceProps {
  readonly choice: keyof typeof CHOICE_WORDS
  readonly tone: keyof typeof TONES
  /** See `ThingInTurn`. */
  readonly turn: number
  readonly children: string
}

/** Whoever watches may tap what it will be. */
function Choice({ choice, tone, turn, children }: ChoiceProps) {
  const ghost = useGhostTaps()
  const isChosen = ghost?.chosen === choice
  const look = cx(
    'lip tv:[contain:inline-size] relative flex min-h-32 w-full flex-col items-center justify-center gap-1 rounded-[2rem] border-4 border-ink p-2 text-center max-sm:min-h-16 max-sm:p-1 max-sm:pl-15 short:min-h-12 short:pl-1 laptop:p-3 tv:min-h-[24vh] tv:p-4',
    TONES[tone],
    ghost && ghost.chosen !== null && (isChosen ? 'border-words!' : 'opacity-40'),
  )
  const words = (
    <>
      {/* Whatever stands below it has as much height on each: they stand in line. */}
      <ThingInTurn
        drawing={CHOICE_THINGS[choice]}
        turn={turn}
        className="size-16 max-sm:absolute max-sm:left-4 max-sm:size-11 short:hidden laptop:size-24 desk:size-36 tv:my-[1vh] tv:size-auto tv:min-h-0 tv:w-full tv:flex-1 tv:basis-0"
      />
      <WholeWords
        words={CHOICE_WORDS[choice]}
        className="font-display text-2xl leading-none font-extrabold lg:text-4xl tv:[--size:var(--text-6xl)]"
      />
      <span className="hidden font-semibold text-balance max-sm:inline short:hidden lg:text-xl laptop:block laptop:text-lg laptop:min-h-[2lh] laptop:leading-tight tv:block tv:min-h-[2lh] tv:text-2xl tv:leading-tight">
        {isChosen ? 'Your call' : children}
      </span>
    </>
  )
  if (!ghost) {
    return (
      <div ref={measureRoom} className={look}>
        {words}
      </div>
    )
  }
  return (
    <button
      ref={measureRoom}
      type="button"
      aria-pressed={isChosen}
      disabled={ghost.chosen !== null}
      onClick={() => ghost.guess(choice)}
      className={look}
    >
      {words}
    </button>
  )
}
