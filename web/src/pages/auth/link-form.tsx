import { PASSWORD_MAX } from '@highjinks/protocol'
import { useState } from 'react'
import { type Failure, failureOf } from '../../lib/failure-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { FailedAlert } from '../../ui/status/failed-alert.tsx'
import { useUser } from '../account/account.ts'
import { linkProvider, takeOver } from '../account/provider.ts'
import { login } from '../account/sign-in.ts'
import { Door } from './door.tsx'

interface LinkFormProps {
  /** The provider's name. */
  readonly name: string
  readonly email: string
  readonly ticket: string
  readonly mayTakeOver: boolean
  readonly onDone: () => void
}

/** Links an existing account by its current password. */
export function LinkForm({ name, email, ticket, mayTakeOver, onDone }: LinkFormProps) {
  const user = useUser()
  // A guest is signed in between the two calls, and stays on this page
  const [isLinking] = useState(user !== null)
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)

  async function attempt(work: () => Promise<unknown>) {
    setBusy(true)
    setFailure(null)
    try {
      await work()
      onDone()
    } catch (fault) {
      setBusy(false)
      setAsking(false)
      setFailure(failureOf(fault, 'That didn’t work. Please try again.'))
    }
  }
  const link = () =>
    attempt(async () => {
      if (!isLinking) await login({ email, password })
      await linkProvider(ticket, password)
    })

  return (
    <Door
      title={isLinking ? `Link ${name}` : 'You already have an account'}
      lead={isLinking ? 'Enter your password once, so we know it’s you.' : `There’s already an account for ${email}.`}
    >
      <form
        noValidate
        aria-label={`Link ${name}`}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void link()
        }}
      >
        {failure && <FailedAlert title="Not linked" {...failure} onRetry={() => void link()} />}
        <TextField
          label="Current Password"
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          hint={`From now on, ${name} is enough.`}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" size="lg" wide busy={isBusy} disabled={password === ''}>
          {isBusy ? 'Linking...' : `Link ${name}`}
        </Button>
      </form>
      {!isLinking && !mayTakeOver && (
        <ButtonLink kind="ghost" to="/auth/forgot">
          Forgot your password?
        </ButtonLink>
      )}
      {mayTakeOver && (
        <Button kind="ghost" disabled={isBusy} onClick={() => setAsking(true)}>
          I don’t know the password
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Take over the account?"
        description={`${name} says this email is yours, so the account is too. Its password will stop working, and everyone logged in to it will be signed out.`}
        confirm="Yes, it’s mine"
        busy={isBusy}
        onConfirm={() => void attempt(() => takeOver(ticket))}
      />
    </Door>
  )
}
