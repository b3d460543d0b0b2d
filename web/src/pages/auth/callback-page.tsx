import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { NoAnswer } from '../../lib/call-failed.ts'
import { type Failure, failureOf } from '../../lib/failure-words.ts'
import { useSite } from '../../lib/site.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { Alert } from '../../ui/status/alert.tsx'
import { FailedAlert } from '../../ui/status/failed-alert.tsx'
import { Spinner } from '../../ui/status/spinner.tsx'
import { useUser } from '../account/account.ts'
import { type Back, comeBack } from '../account/provider.ts'
import type { UnderWay } from '../account/under-way.ts'
import { Door } from './door.tsx'
import { LinkForm } from './link-form.tsx'
import { NewcomerForm } from './newcomer-form.tsx'

type Stage =
  | { readonly kind: 'under way' }
  /** `answer`: the provider's answer that we couldn't send, for a retry. */
  | { readonly kind: 'failed'; readonly failure: Failure; readonly answer: string | null }
  | { readonly kind: 'asked'; readonly arrival: NonNullable<Back['arrival']>; readonly underWay: UnderWay | null }

const ELSEWHERE: Failure = {
  says: 'That sign-in started in another browser or has expired. Please start over.',
  why: null,
}

/**
 * The page that the provider sends users back to. It removes the provider's answer from the address right away. The
 * answer works once.
 */
export function CallbackPage() {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const [stage, setStage] = useState<Stage>({ kind: 'under way' })
  const hasBegun = useRef(false)
  const site = useSite()
  const name = (site.status === 'ready' && site.value.provider?.name) || 'your provider'
  function goOn(underWay: UnderWay | null) {
    const state = underWay?.doing === undefined ? null : { doing: underWay.doing }
    void navigate(underWay?.to ?? '/', { replace: true, state })
    toast({ title: 'Login successful', text: 'Welcome back!', tone: 'good' })
  }
  async function begin(answer: string) {
    setStage({ kind: 'under way' })
    try {
      const back = await comeBack(answer)
      if (back === null) setStage({ kind: 'failed', failure: ELSEWHERE, answer: null })
      else if (back.arrival === null) goOn(back.underWay)
      else setStage({ kind: 'asked', arrival: back.arrival, underWay: back.underWay })
    } catch (fault) {
      const failure = failureOf(fault, 'That didn’t work. Please start over.')
      setStage({ kind: 'failed', failure, answer: fault instanceof NoAnswer ? answer : null })
    }
  }
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void navigate(pathname, { replace: true })
    void begin(search.slice(1))
  })
  const isMember = useUser() !== null
  if (stage.kind === 'under way') {
    return (
      <main className="grid grow place-content-center">
        <Spinner size={48} label="Logging in" />
      </main>
    )
  }
  if (stage.kind === 'failed') {
    const { failure, answer } = stage
    return (
      <Door title="You’re not logged in" lead="Nothing has changed.">
        {answer === null ? (
          <Alert>
            <p>{failure.says}</p>
            {failure.why !== null && <p className="text-muted">{failure.why}</p>}
          </Alert>
        ) : (
          <FailedAlert {...failure} onRetry={() => void begin(answer)} />
        )}
        <ButtonLink to={isMember ? '/profile' : '/auth'} replace>
          {isMember ? 'Go to your profile' : 'Back to login'}
        </ButtonLink>
      </Door>
    )
  }
  const { arrival, underWay } = stage
  if (arrival.kind === 'new') return <NewcomerForm name={name} {...arrival} onDone={() => goOn(underWay)} />
  return <LinkForm name={name} {...arrival} onDone={() => goOn(underWay)} />
}
