import { ENDPOINTS, PASSWORD_MAX } from '@highjinks/protocol'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureOf } from '../../lib/failure-words.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { FailedAlert } from '../../ui/status/failed-alert.tsx'
import { resetPassword } from '../account/sign-in.ts'
import { Door } from './door.tsx'
import { useLinkSecret } from './use-link-secret.ts'

/** The page for a password link. */
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
  const [values, setValues] = useState({ password: '' })
  const [isShown, setShown] = useState(false)
  const navigate = useNavigate()
  const { isBusy, failure, retry, form, field } = useForm({
    values,
    onChange: setValues,
    schema: ENDPOINTS.reset.body,
    body: { token: secret, ...values },
    send: async (body) => {
      await resetPassword(body)
      void navigate('/profile', { replace: true })
      toast({ title: 'Password changed', text: 'You’re logged in here and signed out everywhere else.', tone: 'good' })
    },
    failed: (fault) => failureOf(fault, 'We couldn’t change your password. Please try again.'),
  })
  return (
    <form {...form} aria-label="New password" className="grid gap-4">
      {failure && <FailedAlert title="Not changed" {...failure} onRetry={retry} />}
      {failure && <ButtonLink to="/auth/forgot">Get a new link</ButtonLink>}
      <div>
        <TextField
          label="New Password"
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          {...field('password')}
        />
        <Checkbox label="Show it" checked={isShown} onChange={setShown} className="w-fit text-muted" />
      </div>
      <Button type="submit" size="lg" wide busy={isBusy}>
        {isBusy ? 'Saving...' : 'Save and log in'}
      </Button>
    </form>
  )
}
