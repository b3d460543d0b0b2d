import { JOIN_REDIRECT_MS } from '@highjinks/protocol'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { takeSeat } from '../../features/session/seats/join.ts'
import { keepWatched } from '../../features/session/seats/seats.ts'
import { CallFailed } from '../../lib/call-failed.ts'
import { wordsOf } from '../../lib/failure-words.ts'
import type { ToastText } from '../../ui/overlay/toast-store.ts'

/** Gone before it covers what they were led to. */
export const JOINED: ToastText = {
  title: 'Success!',
  text: 'You have joined the game. Redirecting...',
  tone: 'good',
  ms: JOIN_REDIRECT_MS,
}

export interface Failure {
  readonly message: string
  /** Every seat is taken: watching is the way on. */
  readonly isFull: boolean
}

/** Joining, whatever page it is asked from: one seat, one failure to show, one place to go. */
export function useJoin(otherwise: string) {
  const [isJoining, setJoining] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const navigate = useNavigate()
  return {
    isJoining,
    failure,
    /** Resolves with where the seat is, or null after a failure, which is then in `failure`. */
    join: async (code: string, name: string) => {
      setJoining(true)
      setFailure(null)
      try {
        return await takeSeat(code, name)
      } catch (fault) {
        const isFull = fault instanceof CallFailed && fault.code === 'full'
        setFailure({ message: wordsOf(fault, otherwise), isFull })
        setJoining(false)
        return null
      }
    },
    watch: (session: string, code: string) => {
      keepWatched(session, code)
      void navigate(`/play/${session}`)
    },
  }
}
