import { ENDPOINTS, PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX } from '@highjinks/protocol'
import { Suspense, useState } from 'react'
import { failureOf } from '../../lib/failure-words.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useForm } from '../../lib/use-form.ts'
import { newestSeat } from '../../session/seats/seats.ts'
import { said } from '../../ui/announcer/announcer.ts'
import { Button } from '../../ui/button/button.tsx'
import { Link } from '../../ui/button/link.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { FailedAlert } from '../../ui/status/failed-alert.tsx'
import { login, register } from '../account/sign-in.ts'
import { MODES, type Mode } from './modes.ts'

/** Loads when the user has typed a password, because of its list of a thousand. Without it there's no advice. */
const PasswordAdviceLine = lazyComponent(() =>
  import('./password-advice-line.tsx').then(
    (file) => file.PasswordAdviceLine,
    () => () => null,
  ),
)

export const EMPTY = { email: '', username: '', password: '', firstName: '', lastName: '' }
export type Values = typeof EMPTY

interface AuthFormProps {
  readonly mode: Mode
  readonly values: Values
  readonly onChange: (values: Values) => void
}

/** The user's own names. */
const namesIn = ({ username, firstName, lastName, email }: Values) => [
  username,
  firstName,
  lastName,
  email.split('@')[0] ?? '',
]

/** Returns the body to send, and the schema it must pass first. */
function requestOf(mode: Mode, { email, username, password, firstName, lastName }: Values) {
  // A guest's games of tonight become the account's
  const held = newestSeat()
  const seat = held && { sessionId: held.sessionId, seatToken: held.token }
  if (mode === 'login') {
    const body = { email, password, ...(seat && { seat }) }
    return { schema: ENDPOINTS.login.body, body, send: () => login(body) }
  }
  const body = {
    email,
    username,
    password,
    firstName: firstName.trim() || undefined,
    lastName: lastName.trim() || undefined,
    ...(seat && { seat }),
  }
  return { schema: ENDPOINTS.register.body, body, send: () => register(body) }
}

/** The sign-in form. The page leads users away once they are signed in. */
export function AuthForm({ mode, values, onChange }: AuthFormProps) {
  const [isPasswordShown, setPasswordShown] = useState(false)
  const { submit, busy, done, failed } = MODES[mode]
  const { schema, body, send } = requestOf(mode, values)
  const { isBusy, failure, retry, form, field } = useForm({
    values,
    onChange,
    schema,
    body,
    send: async () => {
      await send()
      toast({ ...done, tone: 'good' })
    },
    failed: (fault) => {
      const { says, why } = failureOf(fault, failed.toast)
      toast({ title: failed.title, text: says, why, tone: 'bad' })
      return failureOf(fault, failed.banner)
    },
  })

  return (
    <form {...form} aria-label={submit} className="grid gap-4">
      {failure && <FailedAlert title={failed.title} {...failure} onRetry={retry} />}
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...field('email')}
      />
      {mode === 'register' && (
        <TextField label="Username" autoComplete="username" maxLength={USERNAME_MAX} {...field('username')} />
      )}
      <div>
        <TextField
          label="Password"
          type={isPasswordShown ? 'text' : 'password'}
          autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
          maxLength={PASSWORD_MAX}
          {...field('password')}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox
            label="Show it"
            checked={isPasswordShown}
            onChange={setPasswordShown}
            className="w-fit text-muted"
          />
          {mode === 'login' && <ForgotLink />}
        </div>
        {mode === 'register' && (
          <p ref={said} className="text-sm text-warn">
            {values.password.length >= PASSWORD_MIN && (
              <Suspense>
                <PasswordAdviceLine password={values.password} names={namesIn(values)} />
              </Suspense>
            )}
          </p>
        )}
      </div>
      {mode === 'register' && (
        <div className="-mt-2 grid grid-cols-2 gap-3">
          <TextField
            label="First name"
            hint="Optional"
            autoComplete="given-name"
            maxLength={50}
            {...field('firstName')}
          />
          <TextField
            label="Last name"
            hint="Optional"
            autoComplete="family-name"
            maxLength={50}
            {...field('lastName')}
          />
        </div>
      )}
      <Button type="submit" size="lg" wide busy={isBusy}>
        {isBusy ? busy : submit}
      </Button>
    </form>
  )
}

function ForgotLink() {
  return (
    <Link
      to="/auth/forgot"
      className="inline-flex min-h-12 items-center text-muted underline decoration-2 underline-offset-4 hover:text-cream"
    >
      Forgot your password?
    </Link>
  )
}
