import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { reasonOf } from '../../lib/failure-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { FailedAlert } from '../../ui/status/failed-alert.tsx'
import { MembersOnly } from '../account/members-only.tsx'
import { doingIn } from '../account/under-way.ts'
import { joinChallenge } from './standings.ts'

const JOINING = 'join-challenge'
const FAILED = 'There was an error joining the challenge. Please try again.'

interface ReadyProps {
  /** Null: only a sample shows, which no one can join. */
  readonly challengeId: string | null
  readonly isMember: boolean
}

/** The way into the week. A user who has to sign in first returns here, and has then joined. */
export function Ready({ challengeId, isMember }: ReadyProps) {
  const { state } = useLocation()
  const [isJoining, setJoining] = useState(() => doingIn(state) === JOINING)
  const [why, setWhy] = useState<string | null>(null)
  function press() {
    setJoining(true)
    setWhy(null)
    if (isMember) return
    toast({ title: 'Login required', text: 'You need to be logged in to join the challenge', tone: 'bad' })
  }
  return (
    <section aria-labelledby="ready" className="grid gap-3 rounded-card bg-leaf-900 p-5">
      <Heading level={3} id="ready">
        Ready to Compete?
      </Heading>
      <p className="text-muted">
        {challengeId === null
          ? 'This is only a sample. You can join once this week’s challenge has loaded.'
          : 'Join, play it with your friends this week, and see where you land.'}
      </p>
      {why !== null && <FailedAlert says={FAILED} why={why} onRetry={press} />}
      {isJoining && challengeId !== null ? (
        <MembersOnly doing={JOINING}>
          <Joining
            challengeId={challengeId}
            onDone={(failed) => {
              setJoining(false)
              setWhy(failed)
            }}
          />
        </MembersOnly>
      ) : (
        <Button size="lg" disabled={challengeId === null} onClick={press}>
          Join Challenge
        </Button>
      )}
    </section>
  )
}

interface JoiningProps {
  readonly challengeId: string
  /** Called with the reason it failed, or null. */
  readonly onDone: (failed: string | null) => void
}

/** Joins as soon as it mounts: by the press that showed it, or by the one before signing in. */
function Joining({ challengeId, onDone }: JoiningProps) {
  const hasBegun = useRef(false)
  const navigate = useNavigate()
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    // A reload must not press it again.
    void navigate('.', { replace: true, state: null })
    void join(challengeId).then(onDone)
  }, [challengeId, navigate, onDone])
  return (
    <Button size="lg" busy>
      Joining...
    </Button>
  )
}

async function join(challengeId: string): Promise<string | null> {
  try {
    await joinChallenge(challengeId)
    toast({ title: 'Challenge joined!', text: 'You’re in. May the dip be with you.', tone: 'good' })
    return null
  } catch (fault) {
    const why = reasonOf(fault)
    toast({ title: 'Failed to join', text: FAILED, why, tone: 'bad' })
    return why
  }
}
