import type { Hand, View } from '@highjinks/games/baked-or-bluffing'
import { Button } from '../../ui/button/button.tsx'
import type { ScreenProps } from '../screen.ts'
import { disputeWords } from './result-words.ts'

interface DisputeProps extends ScreenProps<View, Hand> {
  readonly reveal: NonNullable<View['reveal']>
}

/** Nobody has checked what somebody made up: the room may know better. */
export function Dispute({ hand, me, players, reveal, act, isBusy }: DisputeProps) {
  const { disputes, isOverturned } = reveal
  const words = disputeWords({ reveal, me, players })
  const mayAsk = hand?.mayDispute === true && me !== null && !disputes.includes(me) && !isOverturned
  if (!mayAsk && words === null) return null
  return (
    <div className="grid justify-items-center gap-1 text-center">
      {mayAsk && (
        <Button kind="secondary" disabled={isBusy} onClick={() => act({ type: 'dispute' })}>
          Wait, that’s true too
        </Button>
      )}
      {words !== null && (
        <p role="status" className="text-muted lg:text-xl">
          {words}
        </p>
      )}
    </div>
  )
}
