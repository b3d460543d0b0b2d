import { ENDPOINTS, USERNAME_MAX } from '@highjinks/protocol'
import { useState } from 'react'
import { type Failure, failureOf } from '../../lib/failure-words.ts'
import { fieldErrorsOf } from '../../lib/field-errors.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { FailedAlert } from '../../ui/status/failed-alert.tsx'
import { registerByProvider } from '../account/provider.ts'
import { Door } from './door.tsx'

interface NewcomerFormProps {
  /** The provider's. */
  readonly name: string
  readonly email: string
  readonly ticket: string
  readonly onDone: () => void
}

/** Somebody whom the provider knows and nobody here does. A name is theirs to pick: it stands on leaderboards. */
export function NewcomerForm({ name, email, ticket, onDone }: NewcomerFormProps) {
  const [username, setUsername] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function save() {
    const found = fieldErrorsOf(ENDPOINTS.registerByProvider.body, { ticket, username })
    setError(found.username)
    if (found.username !== undefined) return
    setBusy(true)
    setFailure(null)
    try {
      await registerByProvider(ticket, username)
      onDone()
    } catch (fault) {
      setBusy(false)
      setFailure(failureOf(fault, 'We couldn’t create the account. Please try again.'))
    }
  }
  return (
    <Door title="What do we call you?" lead="One word and you’re in.">
      <form
        noValidate
        aria-label="Create Account"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {failure && <FailedAlert title="Registration failed" {...failure} onRetry={() => void save()} />}
        <p className="text-muted">
          {name} says you’re <strong className="break-words text-cream">{email}</strong>. No one here sees that.
        </p>
        <TextField
          label="Username"
          name="username"
          autoComplete="username"
          maxLength={USERNAME_MAX}
          value={username}
          error={error}
          onChange={(event) => {
            setUsername(event.target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" size="lg" wide busy={isBusy}>
          {isBusy ? 'Creating Account...' : 'Create Account'}
        </Button>
      </form>
    </Door>
  )
}
