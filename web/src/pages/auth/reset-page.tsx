import { ENDPOINTS, PASSWORD_MAX } from '@highjinks/protocol'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Failure, failureOf } from '../../lib/failure-words.ts'
import { fieldErrorsOf } from '../../lib/field-errors.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { FailedAlert } from '../../ui/status/failed-alert.tsx'
import { resetPassword } from '../account/sign-in.ts'
import { Door } from './door.tsx'
import { useLinkSecret } from './use-link-secret.ts'

/** Where a link to a new password leads. */
export function ResetPage() {
  const secret = useLinkSecret()
  if (!ENDPOINTS.reset.body.shape.token.safeParse(secret).success) {
    return (
      <Door title="The link is missing" lead="Open this page from the link in our email.">
        <p>Some email apps break long links. Copy the whole link, or ask for a new one.</p>
        <ButtonLink to="/auth/forgot">Get a link</ButtonLink>
      </Door>
    )
  }
  return (
    <Door title="New password" lead="Pick one you’ll remember on a Sunday.">
      <ResetForm secret={secret} />
    </Door>
  )
}

function ResetForm({ secret }: { readonly secret: string }) {
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const [error, setError] = useState<string | undefined>(undefined)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  async function save() {
    const body = { token: secret, password }
    const found = fieldErrorsOf(ENDPOINTS.reset.body, body)
    setError(found.password)
    if (found.password !== undefined) return
    setBusy(true)
    setFailure(null)
    try {
      await resetPassword(body)
      void navigate('/profile', { replace: true })
      toast({ title: 'Password changed', text: 'You’re logged in here and signed out everywhere else.', tone: 'good' })
    } catch (fault) {
      setBusy(false)
      setFailure(failureOf(fault, 'We couldn’t change your password. Please try again.'))
    }
  }
  return (
    <form
      noValidate
      aria-label="New password"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {failure && <FailedAlert title="Not changed" {...failure} onRetry={() => void save()} />}
      {failure && <ButtonLink to="/auth/forgot">Get a new link</ButtonLink>}
      <div>
        <TextField
          label="New Password"
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          value={password}
          error={error}
          onChange={(event) => {
            setPassword(event.target.value)
            setError(undefined)
          }}
        />
        <Checkbox label="Show it" checked={isShown} onChange={setShown} className="w-fit text-muted" />
      </div>
      <Button type="submit" size="lg" wide busy={isBusy}>
        {isBusy ? 'Saving...' : 'Save and log in'}
      </Button>
    </form>
  )
}
