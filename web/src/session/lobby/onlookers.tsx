import { type Intent, LOBBY_CAP, type PlayerId, type SessionView } from '@highjinks/protocol'
import { useEffect, useRef } from 'react'
import { peopleHere, playsAlong } from '../../show/balcony/balcony-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { powersOf } from '../host-role.ts'

/** The people here without a seat: the TVs, and everyone who only watches. */
export function Onlookers({ view: { watchers, tvs } }: { readonly view: SessionView }) {
  const people = watchers - tvs
  return (
    <>
      {tvs > 0 && ` · ${tvs} ${tvs === 1 ? 'TV' : 'TVs'}`}
      {people > 0 && ` · ${people} watching`}
    </>
  )
}

interface NoteProps {
  readonly view: SessionView
  readonly me: PlayerId | null
  readonly send: (intent: Intent) => void
}

/** In a room or at seats that are locked. A host with free seats can let in the people who watch. */
export function LockedNote({ view, me, send }: NoteProps) {
  const { players, session, watchers, tvs } = view
  const { locked, seatsLocked = false } = session
  const people = watchers - tvs
  if (!locked && !seatsLocked) return null
  if (powersOf(view, me).isHost && people > 0 && players.length < LOBBY_CAP) {
    const letIn = () => send(locked ? { type: 'lock', locked: false } : { type: 'lock', locked: false, seats: true })
    return (
      <Button kind="secondary" onClick={letIn}>
        {people === 1 ? 'Someone is watching' : `${people} people are watching`}: let them in?
      </Button>
    )
  }
  return locked ? <p className="text-muted">The room is locked. No one new can join or watch.</p> : null
}

const OFFERED_MS = 12_000

/** When the ninth person comes, the host hears that the balcony plays along, and can say no. */
export function useBalconyOffer({ view, me, send }: NoteProps): void {
  const { settings } = view.session
  const isOffered = powersOf(view, me).isHost && settings.balcony === undefined && playsAlong(view)
  const people = peopleHere(view)
  const wasOffered = useRef(false)
  useEffect(() => {
    if (!isOffered || wasOffered.current) return
    wasOffered.current = true
    toast({
      title: `${people} of you! The balcony plays along.`,
      text: 'Everyone who watches guesses together, as one player.',
      ms: OFFERED_MS,
      action: { label: 'Turn it off', onPress: () => send({ type: 'settings', balcony: 'off' }) },
    })
  }, [isOffered, people, send])
}
