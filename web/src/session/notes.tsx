import type { Intent, PlayerId, SessionView } from '@highjinks/protocol'
import { Suspense, useEffect } from 'react'
import * as z from 'zod/mini'
import { keptInTab } from '../lib/kept-in-tab.ts'
import { lazyComponent } from '../lib/lazy-component.ts'
import { said } from '../ui/announcer/announcer.ts'
import { Button } from '../ui/button/button.tsx'
import { Alert } from '../ui/status/alert.tsx'
import { Knocks } from './crew/knocks.tsx'
import { QuoteNote } from './night/quote-note.tsx'
import { useSession } from './session-store.ts'
import { useSignatures } from './signatures.ts'

/** The podium needs it, and a phone in play doesn't. */
const JoinCrewNote = lazyComponent(() => import('./crew/keep-crew.tsx').then((file) => file.JoinCrewNote))

interface NotesProps {
  readonly view: SessionView
  readonly me: PlayerId | null
  readonly send: (intent: Intent) => void
}

/** News about the room for everyone, or only this player, above everything else. */
export function Notes(props: NotesProps) {
  const { view, me } = props
  useSignatures(
    view,
    me,
    useSession((state) => (me === null ? undefined : state.own[me]?.keepable)),
  )
  const owner = view.players.find((player) => player.id === view.session.lentBy)
  return (
    <section aria-label="Notes" className="mx-auto flex w-full max-w-3xl flex-col gap-3 empty:hidden">
      <NewVersion />
      <Left {...props} />
      {me !== null && view.session.status === 'over' && (
        <Suspense fallback={null}>
          <JoinCrewNote view={view} me={me} />
        </Suspense>
      )}
      {me !== null && <Knocks {...props} me={me} />}
      {me !== null && <QuoteNote {...props} me={me} />}
      {view.session.notice === 'new-rules' && (
        <Alert tone="info" title="This game has new rules, so we’re back in the lobby">
          Everyone kept their seat. Start again anytime.
        </Alert>
      )}
      {isGuestNew(view) && (
        <p className="text-center text-muted " ref={said}>
          This game needs three players, so we added {guestName(view)}, a bot that votes but never takes a turn.
        </p>
      )}
      {owner && me === view.session.hostId && (
        <p className="text-center text-muted" ref={said}>
          {owner.name} is away. You’re the host until they’re back.
        </p>
      )}
    </section>
  )
}

/** Returns whether the server has added a player and the first round is still running. */
function isGuestNew({ session, table }: SessionView): boolean {
  return session.notice === 'house-guest' && session.status !== 'over' && (table?.round ?? 0) <= 1
}

function guestName({ players }: SessionView): string {
  return players.findLast(({ isBot }) => isBot)?.name ?? 'somebody'
}

/** A seat that was left on purpose stays left until its player returns. */
function Left({ me, send }: NotesProps) {
  const left = useSession((state) => state.left.find((seat) => seat.id === me))
  // Such a seat can only send that it is back.
  const isReturning = useSession((state) => state.pending > 0)
  if (!left || isReturning) return null
  return (
    <Alert
      tone="info"
      title={`You left this game, ${left.name}`}
      action={<Button onClick={() => send({ type: 'return' })}>Back in the game</Button>}
    >
      We saved your seat and score. Until you’re back, you see what everyone sees.
    </Alert>
  )
}

const AGAIN_AFTER_MS = 60_000
const LOOK_AGAIN_MS = 2000
const reloadedAt = keptInTab('reloadedAt', z.number(), 0)

/** Returns whether nothing is under way and no one is writing. */
function isIdle(): boolean {
  const { activeElement } = document
  const isWriting = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
  return useSession.getState().pending === 0 && !isWriting
}

/**
 * The server sends things this page doesn't know. The page reloads on its own, but not under anyone's hands, and not
 * forever.
 */
function NewVersion() {
  const isOutdated = useSession((state) => state.isOutdated)
  useEffect(() => {
    if (!isOutdated || Date.now() - reloadedAt.get() < AGAIN_AFTER_MS) return
    const looking = setInterval(() => {
      if (!isIdle()) return
      clearInterval(looking)
      reloadedAt.set(Date.now())
      window.location.reload()
    }, LOOK_AGAIN_MS)
    return () => clearInterval(looking)
  }, [isOutdated])
  if (!isOutdated) return null
  return (
    <Alert
      tone="warn"
      title="Highjinks has a new version"
      action={<Button onClick={() => window.location.reload()}>Reload</Button>}
    >
      We saved your seat. This page will reload once you’re done here.
    </Alert>
  )
}
