import { Button } from '../../ui/button/button.tsx'
import type { AttemptProps } from './attempt.ts'
import { DoneOrPass } from './done-or-pass.tsx'

interface PerformProps extends AttemptProps {
  readonly canSwap: boolean
  /** What doing it is called here. */
  readonly done?: string
  /** To those who only look on; null says nothing. */
  readonly cheer?: string | null
}

const ANSWERS = { done: 'You’re done. Well, well.', pass: 'Skipped. No hard feelings.' } as const

/** For those who do what the card says. */
export function Perform({
  attempt,
  me,
  canSwap,
  act,
  isBusy,
  done = 'Done',
  cheer = 'Watch closely. You’ll vote in a moment.',
}: PerformProps) {
  if (me === null || !attempt.performers.includes(me)) return cheer === null ? null : <Cheer>{cheer}</Cheer>
  return (
    <DoneOrPass {...{ done, act, isBusy }} said={attempt.said[me]} answers={ANSWERS}>
      {canSwap && (
        <Button kind="ghost" disabled={isBusy} onClick={() => act({ type: 'swap' })}>
          Deal me another card
        </Button>
      )}
    </DoneOrPass>
  )
}

function Cheer({ children }: { readonly children: string }) {
  return <p className="mt-auto pb-4 text-center text-lg text-muted lg:text-2xl">{children}</p>
}
