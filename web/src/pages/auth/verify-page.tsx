import { ENDPOINTS } from '@highjinks/protocol'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { CallFailed } from '../../lib/call-failed.ts'
import { type Failure, failureOf } from '../../lib/failure-words.ts'
import { said } from '../../ui/announcer/announcer.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Alert } from '../../ui/status/alert.tsx'
import { FailedAlert } from '../../ui/status/failed-alert.tsx'
import { logout, useUser } from '../account/account.ts'
import { recheckAccount } from '../account/sign-in.ts'
import { underWayState } from '../account/under-way.ts'
import { Door } from './door.tsx'
import { dropLinkSecret, useLinkSecret } from './use-link-secret.ts'

const HERE = '/auth/verify'

/**
 * The page for a link that proves an email. The user confirms with a tap, because programs that scan links in emails
 * open them too.
 */
export function VerifyPage() {
  const secret = useLinkSecret({ waits: true })
  const user = useUser()
  const [isDone, setDone] = useState(false)
  if (isDone) {
    return (
      <Door title="Confirmed" lead="We believe you now.">
        <p ref={said}>Your email is verified.</p>
        <ButtonLink to={user ? '/profile' : '/'}>{user ? 'Go to your profile' : 'Go to the games'}</ButtonLink>
      </Door>
    )
  }
  if (!ENDPOINTS.verify.body.shape.token.safeParse(secret).success) {
    return (
      <Door title="The link is missing" lead="Open this page from the link in our email.">
        <p>Some email apps break long links. Copy the whole link, or get a new one from your profile.</p>
        <ButtonLink to="/profile">Go to your profile</ButtonLink>
      </Door>
    )
  }
  return (
    <Door
      title="Is this your email?"
      lead={user ? 'One tap and we’ll stop asking.' : 'Log in first, so we know it’s your account.'}
    >
      {user ? (
        <Verify key={user.id} username={user.username} secret={secret} onDone={() => setDone(true)} />
      ) : (
        <LogIn />
      )}
    </Door>
  )
}

/** A tap only counts for the account signed in here, because anyone can register someone else's email. */
function LogIn() {
  return (
    <>
      <ButtonLink to="/auth" state={underWayState({ to: HERE })} size="lg">
        Log In
      </ButtonLink>
      <p className="text-muted">
        You never made an account? Then someone used your email. Choose a new password, and the account is yours.
      </p>
      <ButtonLink kind="ghost" to="/auth/forgot">
        Get a new password
      </ButtonLink>
    </>
  )
}

interface VerifyProps {
  readonly username: string
  readonly secret: string
  readonly onDone: () => void
}

function Verify({ username, secret, onDone }: VerifyProps) {
  const [failure, setFailure] = useState<(Failure & { readonly isOthers: boolean }) | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function verify() {
    setBusy(true)
    setFailure(null)
    try {
      await call('verify', { body: { token: secret } })
      dropLinkSecret(HERE)
      onDone()
      void recheckAccount()
    } catch (fault) {
      setBusy(false)
      if (fault instanceof CallFailed && fault.status === 401) return logout()
      const isOthers = fault instanceof CallFailed && fault.code === 'other-link'
      setFailure({ ...failureOf(fault, 'That didn’t work. Please try again.'), isOthers })
    }
  }
  if (failure?.isOthers) {
    return (
      <>
        <Alert title="Not verified">{failure.says}</Alert>
        <Button size="lg" wide onClick={logout}>
          Log in to another account
        </Button>
      </>
    )
  }
  return (
    <>
      {failure && <FailedAlert title="Not verified" {...failure} onRetry={() => void verify()} />}
      {failure && <p className="text-muted">Your profile can send you a new link.</p>}
      <p>
        It’s the email of <strong className="break-words">{username}</strong>.
      </p>
      <Button size="lg" wide busy={isBusy} onClick={() => void verify()}>
        Yes, it’s mine
      </Button>
    </>
  )
}
