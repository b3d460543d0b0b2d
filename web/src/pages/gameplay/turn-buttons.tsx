import type { TurnNow } from '@highjinks/games/local'
import { Button } from '../../ui/button/button.tsx'
import type { EveningInHand } from './use-evening.ts'

interface TurnButtonsProps {
  readonly now: TurnNow | null
  /** Nothing is left to tap except Next Player. */
  readonly isWaited: boolean
  readonly evening: EveningInHand
}

/**
 * Moves to the next player. It's there throughout the turn, but quiet before the verdict. Before that there's also
 * another card, or none.
 */
export function TurnButtons({ now, isWaited, evening }: TurnButtonsProps) {
  if (!now) {
    return (
      <>
        <Button size="lg" onClick={() => evening.show()}>
          Show Prompt
        </Button>
        <Button kind="ghost" onClick={evening.next}>
          Next Player
        </Button>
      </>
    )
  }
  const isDone = now.step === null || (now.step.field === 'best' && now.step.isOptional)
  return (
    <div className="flex gap-2 kids:grow">
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
      <Button
        size={isDone && isWaited ? 'lg' : 'md'}
        kind={isDone ? 'primary' : 'ghost'}
        className="px-2"
        onClick={evening.next}
      >
        Next Player
      </Button>
    </div>
  )
}
