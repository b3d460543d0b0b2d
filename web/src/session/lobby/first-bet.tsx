import type { Intent, OwnSeat, PlayerId, SessionView } from '@highjinks/protocol'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { powersOf } from '../host-role.ts'
import { betsCounted, FIRST_QUESTION } from './first-bets.ts'

/** Loaded when a player opens it. */
const FirstBetSheet = lazyComponent(() => import('./first-bet-sheet.tsx').then((file) => file.FirstBetSheet))

interface FirstBetProps {
  readonly view: SessionView
  readonly me: PlayerId | null
  readonly own?: OwnSeat | null
  readonly isBusy: boolean
  readonly send: (intent: Intent) => void
}

/** A pastime while waiting: one strip, which opens everyone's faces. It's optional. */
export function FirstBet({ view, me, own, isBusy, send }: FirstBetProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { firstBets, settings } = view.session
  if (firstBets === null || me === null) return null
  const counted = betsCounted(view)
  // Beside the question about distance, a small phone only has room for the faces
  const isCramped = powersOf(view, me).isHost && settings.distance === null
  const chosen = own?.firstBet ?? null
  const name = view.players.find(({ id }) => id === chosen)?.name
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className={cx(
          'lip tappable flex min-h-tap w-full items-center justify-between gap-2 rounded-control border-2 px-3 py-1 text-left leading-tight',
          isCramped && 'max-sm:hidden',
        )}
      >
        <span className="min-w-0 font-display font-bold">{FIRST_QUESTION}</span>
        <span className="flex shrink-0 items-center gap-2 text-sm text-muted">
          {counted === null ? (
            'Place a bet'
          ) : (
            <span className="tabular">
              {counted}
              <span className="max-sm:sr-only"> have bet</span>
            </span>
          )}
          {chosen !== null && (
            <>
              <span className="sr-only">Your bet: {chosen === me ? 'you' : name}</span>
              <Avatar seed={chosen} size="2rem" className="animate-pop" />
            </>
          )}
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <FirstBetSheet
            {...{ view, me, chosen, isBusy }}
            onBet={(playerId) => {
              send({ type: 'first-bet', playerId })
              setIsOpen(false)
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
