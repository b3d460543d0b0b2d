import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Failure, failureOf } from '../../lib/failure-words.ts'
import { sitDownTonight } from '../../session/crew/crew-calls.ts'

/** Takes a seat in tonight's room with one tap on the crew's page. */
export function useTonight(link: string) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  async function go() {
    setBusy(true)
    setFailure(null)
    try {
      const { session, player } = await sitDownTonight(link)
      void navigate(`/multiplayer/${session}?playerId=${player}`)
    } catch (fault) {
      setFailure(failureOf(fault, 'We couldn’t get you into tonight’s room.'))
      setBusy(false)
    }
  }
  return { isBusy, failure, go: () => void go() }
}
