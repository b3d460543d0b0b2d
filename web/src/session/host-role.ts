import type { PlayerId, SessionView } from '@highjinks/protocol'
import { useEffect } from 'react'
import { toast } from '../ui/overlay/toast-store.ts'
import { useSession } from './session-store.ts'

/** Returns what this player can do as host. A stand-in can't give anything away for good. */
export function powersOf(view: SessionView, me: PlayerId | null) {
  const isHost = me !== null && view.session.hostId === me
  return { isHost, ownsHostRole: isHost && view.session.lentBy === null }
}

/** Returns the label of the exit, which ends the session for everyone if the host role is the player's own. */
export function leaveWords(view: SessionView, me: PlayerId | null): string {
  if (me === null) return 'Stop watching'
  return powersOf(view, me).ownsHostRole ? 'End Session' : 'Leave Game'
}

/** Returns the host's name, to be read inside a sentence. */
export function hostName({ session, players }: SessionView): string {
  return players.find(({ id }) => id === session.hostId)?.name ?? 'the host'
}

const nameOf = (view: SessionView, id: PlayerId | null) =>
  view.players.find((player) => player.id === id)?.name ?? 'The host'

/** Announces a new host to the players it concerns, and a game that was stopped. */
export function useHostNews(): void {
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        if (!now.view || !before.view || now.me === null) return
        if (isStopped(before.view, now.view)) toast({ title: STOPPED })
        const text = hostNews(before.view, now.view, now.me)
        if (text) toast({ title: text, tone: 'good' })
      }),
    [],
  )
}

const STOPPED = 'The game was stopped, so its points don’t count. You keep your seats and tonight’s scores.'

/** Returns whether a running game went back to the lobby. New rules do that too, but the lobby explains those. */
function isStopped({ session: was }: SessionView, { session: is }: SessionView): boolean {
  const wasOn = was.status === 'playing' || was.status === 'starting'
  return was.id === is.id && wasOn && is.status === 'lobby' && is.notice === null
}

function hostNews(before: SessionView, now: SessionView, me: PlayerId): string | null {
  const [was, is] = [before.session, now.session]
  if (was.hostGen === is.hostGen) return null
  if (is.hostId === me) {
    if (is.lentBy !== null) return `${nameOf(now, is.lentBy)} is away. You’re the host until they’re back.`
    // The role was on loan and returned while this phone was away: it has passed twice, and is where it was.
    const wasMine = was.lentBy === me || was.hostId === me
    return wasMine ? 'You’re the host again' : 'You’re the host now'
  }
  if (was.hostId === me) {
    return was.lentBy === is.hostId
      ? `${nameOf(now, is.hostId)} is back and hosting again`
      : `${nameOf(now, is.hostId)} is the host now`
  }
  return null
}
