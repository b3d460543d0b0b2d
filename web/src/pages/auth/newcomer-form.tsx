import { ENDPOINTS, USERNAME_MAX } from '@highjinks/protocol'
import { useState } from 'react'
import { failureOf } from '../../lib/failure-words.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { FailedAlert } from '../../ui/status/failed-alert.tsx'
import { registerByProvider } from '../account/provider.ts'
import { Door } from './door.tsx'

interface NewcomerFormProps {
  /** The provider's name. */
  readonly name: string
  readonly email: string
  readonly ticket: string
  readonly onDone: () => void
}

/** A form for a newcomer from the provider. They pick their own name, because it shows on leaderboards. */
export function NewcomerForm({ name, email, ticket, onDone }: NewcomerFormProps) {
  const [values, setValues] = useState({ username: '' })
  const { isBusy, failure, retry, form, field } = useForm({
    values,
    onChange: setValues,
    schema: ENDPOINTS.registerByProvider.body,
    body: { ticket, ...values },
    send: async ({ username }) => {
      await registerByProvider(ticket, username)
      onDone()
    },
    failed: (fault) => failureOf(fault, 'We couldn’t create the account. Please try again.'),
  })
  return (
    <Door title="What do we call you?" lead="One word and you’re in.">
      <form {...form} aria-label="Create Account" className="grid gap-4">
        {failure && <FailedAlert title="Registration failed" {...failure} onRetry={retry} />}
        <p className="text-muted">
          {name} says you’re <strong className="break-words text-cream">{email}</strong>. No one here sees that.
        </p>
        <TextField label="Username" autoComplete="username" maxLength={USERNAME_MAX} {...field('username')} />
        <Button type="submit" size="lg" wide busy={isBusy}>
          {isBusy ? 'Creating Account...' : 'Create Account'}
        </Button>
      </form>
    </Door>
  )
}
