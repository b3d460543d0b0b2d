import type { Hand, View } from '@highjinks/games/baked-or-bluffing'
import { Button } from '../../ui/button/button.tsx'
import { namesOf } from '../attempt/attempt.ts'
import type { ScreenProps } from '../screen.ts'

interface DisputeProps extends ScreenProps<View, Hand> {
  readonly reveal: NonNullable<View['reveal']>
}

/** Nobody has checked what somebody made up: the room may know better. */
export function Dispute({ hand, me, players, reveal, act, isBusy }: DisputeProps) {
  const { disputes, needed, isOverturned } = reveal
  const mayAsk = hand?.mayDispute === true && me !== null && !disputes.includes(me) && !isOverturned
  if (!mayAsk && disputes.length === 0) return null
  return (
    <div className="grid justify-items-center gap-1 text-center">
      {mayAsk && (
        <Button kind="secondary" disabled={isBusy} onClick={() => act({ type: 'dispute' })}>
          Hang on, that’s true as well
        </Button>
      )}
      {disputes.length > 0 && (
        <p role="status" className="text-muted lg:text-xl">
          {namesOf(disputes, { me, players })}: true as well. {disputes.length} of {needed} needed.
        </p>
      )}
    </div>
  )
}
