import type { PlayerId, Reply, SessionId } from '@highjinks/protocol'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CallFailed } from '../../lib/call-failed.ts'
import { type Failure, failureOf } from '../../lib/failure-words.ts'
import { entranceTo } from '../../session/seats/entrance.ts'
import { takeSeat } from '../../session/seats/join.ts'
import { keepWatched } from '../../session/seats/seats.ts'
import { type ToastText, toast } from '../../ui/overlay/toast-store.ts'

const JOIN_REDIRECT_MS = 1000

const JOINED: ToastText = {
  title: 'Success!',
  text: 'You have joined the game. Redirecting...',
  tone: 'good',
}
const JOINED_SHARED: ToastText = {
  title: 'Successfully joined!',
  text: "You've joined a game session. Let's play!",
  tone: 'good',
}

export interface JoinFailure extends Failure {
  /** Every seat is taken, so the user can watch. */
  readonly isFull: boolean
}

/** Joins from any page: one seat, one failure to show, one place to go. */
export function useJoin({ session }: Reply<'byCode'>) {
  const [isJoining, setJoining] = useState(false)
  const [failure, setFailure] = useState<JoinFailure | null>(null)
  const navigate = useNavigate()
  function fail(fault: unknown) {
    const { title, says, why } = session.shared ? sharedFailure(fault) : codeFailure(fault)
    toast({ title, text: says, why, tone: 'bad' })
    setFailure({
      says,
      why,
      isFull: fault instanceof CallFailed && (fault.code === 'full' || fault.code === 'seats-closed'),
    })
    setJoining(false)
  }
  return {
    isJoining,
    failure,
    join: async (name: string) => {
      setJoining(true)
      setFailure(null)
      try {
        const seat = await takeSeat(session.code, name)
        toast(session.shared ? JOINED_SHARED : JOINED)
        void openLine(seat.session, seat.player)
        // A link from the share dialog leads straight to the table's address.
        const page = session.shared ? 'play' : 'multiplayer'
        const address = `/${page}/${seat.session}?playerId=${seat.player}`
        // People need to read the message before the page leaves.
        setTimeout(() => void navigate(address), JOIN_REDIRECT_MS)
      } catch (fault) {
        fail(fault)
      }
    },
    watch: () => {
      keepWatched(session.id, session.code)
      void navigate(`/play/${session.id}`)
    },
  }
}

/** Opens the connection to the session while the message shows. Without its code now, the next page does that. */
async function openLine(session: SessionId, player: PlayerId): Promise<void> {
  const entrance = entranceTo(session, player)
  const store = await import('../../session/session-store.ts').catch(() => null)
  if (entrance) store?.openSession(entrance)
}

function sharedFailure(fault: unknown) {
  const isAnswered = fault instanceof CallFailed
  const otherwise = isAnswered ? 'Failed to join game' : 'Something went wrong. Please try again.'
  return { title: 'Failed to join', ...failureOf(fault, otherwise) }
}

function codeFailure(fault: unknown) {
  return { title: 'Error', ...failureOf(fault, 'Failed to join game. Please check the code and try again.') }
}
