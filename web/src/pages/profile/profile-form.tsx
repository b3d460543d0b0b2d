import { ENDPOINTS, USERNAME_MAX, type User } from '@highjinks/protocol'
import { type ChangeEvent, useState } from 'react'
import { keepUser } from '../../features/account/account.ts'
import { signOutIfRefused } from '../../features/account/sign-in.ts'
import { call } from '../../lib/api.ts'
import { wordsOf } from '../../lib/failure-words.ts'
import { type FieldErrors, fieldErrorsOf } from '../../lib/field-errors.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { Alert } from '../../ui/status/alert.tsx'

interface ProfileFormProps {
  readonly user: User
  readonly onDone: () => void
}

export function ProfileForm({ user, onDone }: ProfileFormProps) {
  const [values, setValues] = useState({
    username: user.username,
    email: user.email,
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
  })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function save() {
    const body = { ...values, firstName: values.firstName.trim(), lastName: values.lastName.trim() }
    const found = fieldErrorsOf(ENDPOINTS.editMe.body, body)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    setFailure(null)
    try {
      keepUser(await call('editMe', { body }))
      onDone()
      toast({ title: 'Profile saved', tone: 'good' })
    } catch (fault) {
      signOutIfRefused(fault)
      setBusy(false)
      setFailure(wordsOf(fault, 'Your profile was not saved. Please try again.'))
    }
  }

  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setValues({ ...values, [name]: event.target.value })
      setErrors({ ...errors, [name]: undefined })
    },
  })

  return (
    <form
      noValidate
      aria-label="Edit Profile"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {failure !== null && <Alert title="Not saved">{failure}</Alert>}
      <TextField label="Username" autoComplete="username" maxLength={USERNAME_MAX} {...field('username')} />
      <TextField label="Email" type="email" autoComplete="email" maxLength={254} {...field('email')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="First Name" autoComplete="given-name" maxLength={50} {...field('firstName')} />
        <TextField label="Last Name" autoComplete="family-name" maxLength={50} {...field('lastName')} />
      </div>
      <div className="mt-2 flex flex-col gap-3 sm:flex-row">
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Saving...' : 'Save Changes'}
        </Button>
        <Button kind="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
