import { ENDPOINTS, PASSWORD_MAX, USERNAME_MAX, type User } from '@highjinks/protocol'
import { useState } from 'react'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { saveProfile } from '../account/sign-in.ts'
import { Refused, refusalOf } from './refused.tsx'

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
    password: '',
  })
  const hasPassword = user.hasPassword !== false
  const isMoving = values.email.trim().toLowerCase() !== user.email
  const { password, ...rest } = values
  const names = { firstName: rest.firstName.trim(), lastName: rest.lastName.trim() }
  const { isBusy, failure, form, field } = useForm({
    values,
    onChange: setValues,
    schema: ENDPOINTS.editMe.body,
    body: { ...rest, ...names, ...(isMoving && hasPassword && { password }) },
    send: async (body) => {
      await saveProfile(body)
      onDone()
      const others = isMoving ? { text: 'Your other devices have to log in again.' } : {}
      toast({ title: 'Profile saved', ...others, tone: 'good' })
    },
    failed: (fault) => refusalOf(fault, 'We couldn’t save your profile. Please try again.'),
  })

  return (
    <form {...form} aria-label="Edit Profile" className="grid gap-4">
      {failure && <Refused title="Not saved" doing="edit profile" {...failure} />}
      <TextField label="Username" autoComplete="username" maxLength={USERNAME_MAX} {...field('username')} />
      <TextField label="Email" type="email" autoComplete="email" maxLength={254} {...field('email')} />
      {isMoving && hasPassword && (
        <TextField
          label="Current Password"
          hint="Needed for a new email. This signs you out everywhere else."
          type="password"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          {...field('password')}
        />
      )}
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
