import { type Reply } from '@highjinks/protocol'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { takeSeat } from '../../features/session/seats/join.ts'
import { keepWatched } from '../../features/session/seats/seats.ts'
import { CallFailed } from '../../lib/call-failed.ts'
import { wordsOf } from '../../lib/failure-words.ts'
import { type ToastText, toast } from '../../ui/overlay/toast-store.ts'

const JOIN_REDIRECT_MS = 1000

/** Gone before it covers what they were led to. */
const JOINED: ToastText = {
  title: 'Success!',
  text: 'You have joined the game. Redirecting...',
  tone: 'good',
  ms: JOIN_REDIRECT_MS,
}
const JOINED_SHARED: ToastText = {
  title: 'Successfully joined!',
  text: "You've joined a game session. Let's play!",
  tone: 'good',
}

export interface JoinFailure {
  readonly message: string
  /** Every seat is taken: watching is the way on. */
  readonly isFull: boolean
}

/** Joining, whatever page it is asked from: one seat, one failure to show, one place to go. */
export function useJoin({ session }: Reply<'byCode'>) {
  const [isJoining, setJoining] = useState(false)
  const [failure, setFailure] = useState<JoinFailure | null>(null)
  const navigate = useNavigate()
  // A link made before anybody hosts comes from the share dialog; its guests go straight to the table's address.
  const isShared = session.hostName === null
  function fail(fault: unknown) {
    const { title, text } = isShared ? sharedFailure(fault) : codeFailure(fault)
    toast({ title, text, tone: 'bad' })
    setFailure({ message: text, isFull: fault instanceof CallFailed && fault.code === 'full' })
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
        toast(isShared ? JOINED_SHARED : JOINED)
        const place = `${seat.session}?playerId=${seat.player}`
        if (isShared) setTimeout(() => void navigate(`/play/${place}`), JOIN_REDIRECT_MS)
        else void navigate(`/multiplayer/${place}`)
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

function sharedFailure(fault: unknown) {
  const otherwise = fault instanceof CallFailed ? 'Failed to join game' : 'Something went wrong. Please try again.'
  return { title: 'Failed to join', text: wordsOf(fault, otherwise) }
}

function codeFailure(fault: unknown) {
  return { title: 'Error', text: wordsOf(fault, 'Failed to join game. Please check the code and try again.') }
}
