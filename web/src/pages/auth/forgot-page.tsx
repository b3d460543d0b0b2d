import { ENDPOINTS } from '@highjinks/protocol'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { failureOf } from '../../lib/failure-words.ts'
import { useSite } from '../../lib/site.ts'
import { useForm } from '../../lib/use-form.ts'
import { said } from '../../ui/announcer/announcer.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { FailedAlert } from '../../ui/status/failed-alert.tsx'
import { Door } from './door.tsx'

export function ForgotPage() {
  const site = useSite()
  const [askedFor, setAskedFor] = useState<string | null>(null)
  if (site.status === 'ready' && site.value.mail === false) return <AskTheOperator />
  if (askedFor !== null) {
    return (
      <Door title="Check your email" lead="It can take a minute.">
        <p ref={said}>
          If there’s an account for <strong className="break-words">{askedFor}</strong>, we sent it a link to reset the
          password. The link works once and expires in an hour.
        </p>
        <Button kind="secondary" onClick={() => setAskedFor(null)}>
          Try another email
        </Button>
      </Door>
    )
  }
  return (
    <Door title="Forgot your password?" lead="It happens to the best of us, mostly around snack time.">
      <ForgotForm onSent={setAskedFor} />
    </Door>
  )
}

/** Without email on this server, a person helps. */
function AskTheOperator() {
  return (
    <Door title="Forgot your password?" lead="Email isn’t set up here, so a person will help.">
      <p>Contact the operator from your account’s email address. They’ll send you a link to reset your password.</p>
      <ButtonLink to="/contact">Contact Us</ButtonLink>
    </Door>
  )
}

function ForgotForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const [values, setValues] = useState({ email: '' })
  const { isBusy, failure, retry, form, field } = useForm({
    values,
    onChange: setValues,
    schema: ENDPOINTS.forgot.body,
    body: values,
    send: async (body) => {
      await call('forgot', { body })
      onSent(body.email.trim())
    },
    failed: (fault) => failureOf(fault, 'We couldn’t send a link. Please try again.'),
  })
  return (
    <form {...form} aria-label="Forgot your password?" className="grid gap-4">
      {failure && <FailedAlert title="Not sent" {...failure} onRetry={retry} />}
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...field('email')}
      />
      <Button type="submit" size="lg" wide busy={isBusy}>
        {isBusy ? 'Sending...' : 'Send me a link'}
      </Button>
    </form>
  )
}
