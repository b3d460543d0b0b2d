import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Later } from '../../ui/layout/later.tsx'
import { cx } from '../../ui/look/cx.ts'
import { ThingInTurn } from '../attempt/thing.tsx'
import { TONES } from '../attempt/verdict-button.tsx'
import { useGhostTaps } from '../ghost/ghost-taps.ts'
import { CHOICE_WORDS } from './card.tsx'
import { CHOICE_THINGS } from './choice-things.tsx'
import { CHOICES } from './choices.ts'

interface OpeningProps {
  readonly turn: string | null
  readonly name: string
  readonly isDouble: boolean
}

/** For those who look on: at whom the bottle has stopped, and what there is to choose. */
export function Opening({ turn, name, isDouble }: OpeningProps) {
  return (
    <>
      <div role="status" className="flex flex-col items-center justify-center gap-3 py-4 text-center short:py-2">
        {turn !== null && (
          <span className="block size-[clamp(5rem,17vh,12rem)] shrink-0 laptop:hidden">
            <Later>
              <Avatar key={turn} seed={turn} size="100%" className="animate-pop" />
            </Later>
          </span>
        )}
        <div className="min-w-0">
          <Heading level={2} size="title">
            Truth or dare, {name}?
          </Heading>
          <p className="text-lg text-muted short:haunted:hidden lg:text-2xl">
            {isDouble ? 'Last round: it all counts double. ' : ''}Chant: Dare! Dare! Dare!
          </p>
        </div>
      </div>
      <ul aria-label="What there is to choose" className="grid grow gap-3 pb-3 max-sm:gap-2 sm:grid-cols-3">
        {CHOICES.map(({ choice, hint, tone }, i) => (
          <li key={choice} className="flex animate-pop">
            <Choice choice={choice} tone={tone} turn={i + 2}>
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
    'lip relative flex min-h-32 w-full flex-col items-center justify-center gap-1 rounded-[2rem] border-4 p-2 text-center max-sm:min-h-16 max-sm:p-1 max-sm:pl-15 short:min-h-12 short:pl-1 laptop:p-3',
    TONES[tone],
    isChosen ? 'border-words' : 'border-ink',
    ghost && ghost.chosen !== null && !isChosen && 'opacity-40',
  )
  const words = (
    <>
      {/* Whatever stands below it has as much height on each: they stand in line. */}
      <ThingInTurn
        drawing={CHOICE_THINGS[choice]}
        turn={turn}
        className="size-16 max-sm:absolute max-sm:left-4 max-sm:size-11 short:hidden laptop:size-24 desk:size-36"
      />
      <span className="font-display text-2xl leading-none font-extrabold lg:text-4xl">{CHOICE_WORDS[choice]}</span>
      <span className="hidden font-semibold text-balance max-sm:inline short:hidden lg:text-xl laptop:block laptop:text-lg laptop:min-h-[2lh] laptop:leading-tight">
        {isChosen ? 'Your call' : children}
      </span>
    </>
  )
  if (!ghost) {
    return <div className={look}>{words}</div>
  }
  return (
    <button
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
