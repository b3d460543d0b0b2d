import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { CallFailed } from '../../lib/call-failed.ts'
import { type Failure, failureOf } from '../../lib/failure-words.ts'
import { useSite } from '../../lib/site.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { Alert } from '../../ui/status/alert.tsx'
import { Spinner } from '../../ui/status/spinner.tsx'
import { useUser } from '../account/account.ts'
import { type Back, comeBack } from '../account/provider.ts'
import type { UnderWay } from '../account/under-way.ts'
import { Door } from './door.tsx'
import { LinkForm } from './link-form.tsx'
import { NewcomerForm } from './newcomer-form.tsx'

type Stage =
  | { readonly kind: 'under way' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'asked'; readonly arrival: NonNullable<Back['arrival']>; readonly underWay: UnderWay | null }

/** Where the provider sends people back to. What it wrote into the address leaves it at once, and works once. */
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
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void navigate(pathname, { replace: true })
    comeBack(search.slice(1)).then(
      ({ arrival, underWay }) => (arrival === null ? goOn(underWay) : setStage({ kind: 'asked', arrival, underWay })),
      (fault: unknown) => setStage({ kind: 'failed', failure: whyNot(fault) }),
    )
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
    const { says, why } = stage.failure
    return (
      <Door title="You are not logged in" lead="Nothing has changed.">
        <Alert>
          <p>{says}</p>
          {why !== null && <p className="text-muted">{why}</p>}
        </Alert>
        <ButtonLink to={isMember ? '/profile' : '/auth'} replace>
          {isMember ? 'To your profile' : 'Back to the login'}
        </ButtonLink>
      </Door>
    )
  }
  const { arrival, underWay } = stage
  if (arrival.kind === 'new') return <NewcomerForm name={name} {...arrival} onDone={() => goOn(underWay)} />
  return <LinkForm name={name} {...arrival} onDone={() => goOn(underWay)} />
}

function whyNot(fault: unknown): Failure {
  if (fault instanceof CallFailed) return failureOf(fault, 'That did not work. Please start again.')
  return { says: 'That sign-in was begun in another browser, or is over. Please start again.', why: null }
}
