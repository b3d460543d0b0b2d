import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { type Failure, failureOf } from '../../lib/failure-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { FailedAlert } from '../../ui/status/failed-alert.tsx'
import { useUser } from '../account/account.ts'
import { recheckAccount } from '../account/sign-in.ts'
import { Door } from './door.tsx'
import { useLinkSecret } from './use-link-secret.ts'

/** Where the link that proves an email leads. A person says so: programs that look at links in mails open them too. */
export function VerifyPage() {
  const secret = useLinkSecret()
  const user = useUser()
  const [isDone, setDone] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function verify() {
    setBusy(true)
    setFailure(null)
    try {
      await call('verify', { body: { token: secret } })
      setDone(true)
      void recheckAccount()
    } catch (fault) {
      setFailure(failureOf(fault, 'That did not work. Please try again.'))
    }
    setBusy(false)
  }
  if (isDone) {
    return (
      <Door title="It’s yours" lead="We believe you now.">
        <p role="status">Your email is verified.</p>
        <ButtonLink to={user ? '/profile' : '/'}>{user ? 'To your profile' : 'To the games'}</ButtonLink>
      </Door>
    )
  }
  return (
    <Door title="Is this your email?" lead="One tap, and we stop asking.">
      {failure && <FailedAlert title="Not verified" {...failure} onRetry={() => void verify()} />}
      {failure && user && <p className="text-muted">Your profile sends you a new link.</p>}
      <Button size="lg" wide busy={isBusy} onClick={() => void verify()}>
        Yes, it is mine
      </Button>
    </Door>
  )
}
