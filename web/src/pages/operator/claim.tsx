import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { type Failure, failureOf } from '../../lib/failure-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { FailedAlert } from '../../ui/status/failed-alert.tsx'
import { useUser } from '../account/account.ts'
import { underWayState } from '../account/under-way.ts'

interface ClaimProps {
  readonly secret: string
  readonly onDone: () => void
}

/** Makes the user with the link an operator, once they are signed in. */
export function Claim({ secret, onDone }: ClaimProps) {
  const user = useUser()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function claim() {
    setBusy(true)
    setFailure(null)
    try {
      await call('becomeOperator', { body: { token: secret } })
      onDone()
    } catch (fault) {
      setBusy(false)
      setFailure(failureOf(fault, 'That didn’t work. Please try again.'))
    }
  }
  return (
    <main className="mx-auto grid w-full max-w-lg grow content-center gap-5 px-4 py-8">
      <Heading level={1}>Become an operator</Heading>
      {failure && <FailedAlert title="Not done" {...failure} onRetry={() => void claim()} />}
      {user ? (
        <>
          <p>
            This link makes <strong>{user.username}</strong> an operator: for reports, messages, rooms and cards. It
            works once.
          </p>
          <Button size="lg" busy={isBusy} onClick={() => void claim()}>
            Make me an operator
          </Button>
        </>
      ) : (
        <>
          <p>Log in or create an account. Then you’ll come back here.</p>
          <ButtonLink to="/auth" state={underWayState({ to: '/operator' })} size="lg">
            Log In
          </ButtonLink>
          <ButtonLink to="/auth?mode=register" state={underWayState({ to: '/operator' })} kind="secondary">
            Create an account
          </ButtonLink>
        </>
      )}
    </main>
  )
}
