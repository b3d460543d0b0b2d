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
      <Door title="A link is missing" lead="This page opens from the link in our mail.">
        <p>Some mail programs cut long links in two. Copy the whole of it, or ask for a new one.</p>
        <ButtonLink to="/auth/forgot">Ask for a link</ButtonLink>
      </Door>
    )
  }
  return (
    <Door title="A new password" lead="Pick one you would remember on a Sunday.">
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
      toast({ title: 'Password changed', text: 'You are logged in here, and nowhere else.', tone: 'good' })
    } catch (fault) {
      setBusy(false)
      setFailure(failureOf(fault, 'Your password was not changed. Please try again.'))
    }
  }
  return (
    <form
      noValidate
      aria-label="A new password"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {failure && <FailedAlert title="Not changed" {...failure} onRetry={() => void save()} />}
      {failure && <ButtonLink to="/auth/forgot">Ask for a new link</ButtonLink>}
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
