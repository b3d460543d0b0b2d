import type { TurnNow } from '@highjinks/games/local'
import { useId } from 'react'
import { said } from '../../ui/announcer/announcer.ts'
import { Button, type ButtonProps } from '../../ui/button/button.tsx'
import type { EveningInHand } from './use-evening.ts'

interface TurnButtonsProps {
  readonly now: TurnNow | null
  /** Nothing is left to tap except Next Player. */
  readonly isWaited: boolean
  /** The effect of Show Prompt, if it does more than show the card. */
  readonly showing: string | undefined
  readonly evening: EveningInHand
}

/** Shows the card, or offers another or none; once the card is done, moves to the next player. */
export function TurnButtons({ now, isWaited, showing, evening }: TurnButtonsProps) {
  if (!now) {
    return (
      <Noted size="lg" note={showing} onClick={() => evening.show()}>
        Show Prompt
      </Noted>
    )
  }
  return (
    <div className="flex gap-2 empty:hidden kids:grow">
      {now.maySwap && evening.progress?.opened === null && (
        <Button kind="ghost" className="px-2" onClick={evening.swap}>
          Swap It
        </Button>
      )}
      {now.mayPass && (
        <Button kind="ghost" className="px-2" onClick={evening.pass}>
          Skip It
        </Button>
      )}
      {isOnlyBonusLeft(now) && <NextPlayer note="No bonus" kind="ghost" evening={evening} />}
      {now.step === null && <NextPlayer size={isWaited ? 'lg' : 'md'} evening={evening} />}
    </div>
  )
}

/** Whether the card is done, except for a bonus that no one has to get. */
export function isOnlyBonusLeft({ step }: TurnNow): boolean {
  return step?.field === 'best' && step.isOptional
}

interface NextPlayerProps extends Pick<ButtonProps, 'kind' | 'size'> {
  /** Says what is lost, if the turn isn't done. */
  readonly note?: string
  readonly evening: EveningInHand
}

/** Moves to the next player. */
export function NextPlayer({ evening, ...look }: NextPlayerProps) {
  return (
    <Noted {...look} onClick={evening.next}>
      Next Player
    </Noted>
  )
}

interface NotedProps extends Pick<ButtonProps, 'kind' | 'size' | 'onClick'> {
  readonly note?: string | undefined
  readonly children: string
}

/** A button with its name, and below it what it does. */
function Noted({ note, children, ...rest }: NotedProps) {
  const id = useId()
  return (
    <Button
      {...rest}
      aria-labelledby={`${id}-name`}
      aria-describedby={note === undefined ? undefined : `${id}-note`}
      className="flex-col gap-0 px-2 leading-tight"
    >
      <span id={`${id}-name`}>{children}</span>
      {note !== undefined && (
        <span id={`${id}-note`} className="text-sm font-normal">
          {note}
        </span>
      )}
    </Button>
  )
}

/** After a turn that wasn't done: one tap goes back to it. */
export function UndoSkip({ evening: { skipped, undoSkip } }: { readonly evening: EveningInHand }) {
  if (skipped === null) return null
  return (
    <div ref={said} className="flex items-center justify-between gap-x-2 rounded-control bg-leaf-900 pr-1 pl-4">
      <p className="min-w-0 font-semibold wrap-anywhere max-sm:text-sm">You skipped {skipped}.</p>
      <Button kind="ghost" className="shrink-0 px-3" onClick={undoSkip}>
        Undo
      </Button>
    </div>
  )
}
