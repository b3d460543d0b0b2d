import { ENDPOINTS, PASSWORD_MAX } from '@highjinks/protocol'
import { type ChangeEvent, useState } from 'react'
import { type FieldErrors, fieldErrorsOf } from '../../lib/field-errors.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { changePassword } from '../account/sign-in.ts'
import { type Refusal, Refused, refusalOf } from './refused.tsx'

interface PasswordSectionProps {
  /** There is none yet: whoever signs in with a provider has not needed one. */
  readonly isFirst: boolean
  readonly isDoing: boolean
}

export function PasswordSection({ isFirst, isDoing }: PasswordSectionProps) {
  const [isOpen, setOpen] = useState(isDoing)
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)} className="w-full sm:w-auto">
        {isFirst ? 'Set a Password' : 'Change Password'}
      </Button>
      {isOpen && <PasswordDialog isFirst={isFirst} onClose={() => setOpen(false)} />}
    </>
  )
}

function PasswordDialog({ isFirst, onClose }: { readonly isFirst: boolean; readonly onClose: () => void }) {
  const [values, setValues] = useState({ password: '', newPassword: '' })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function save() {
    const { newPassword } = values
    const body = isFirst ? { newPassword } : values
    const found = fieldErrorsOf(ENDPOINTS.changePassword.body, body)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    setFailure(null)
    try {
      await changePassword(body)
      onClose()
      toast({
        title: isFirst ? 'Password set' : 'Password changed',
        text: 'Your other devices have to log in again.',
        tone: 'good',
      })
    } catch (fault) {
      setBusy(false)
      setFailure(refusalOf(fault, 'We couldn’t change your password. Please try again.'))
    }
  }
  const field = (name: keyof typeof values) => ({
    name,
    type: 'password',
    maxLength: PASSWORD_MAX,
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setValues({ ...values, [name]: event.target.value })
      setErrors({ ...errors, [name]: undefined })
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={isFirst ? 'Set a password' : 'Change your password'}
      description="This signs you out everywhere else."
      actions={
        <>
          <Button type="submit" form="change-password" busy={isBusy} className="sm:flex-1">
            {isBusy ? 'Saving...' : 'Save it'}
          </Button>
          <Button kind="secondary" disabled={isBusy} onClick={onClose} className="sm:flex-1">
            Cancel
          </Button>
        </>
      }
    >
      <form
        id="change-password"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {failure && <Refused title="Not changed" doing="set password" {...failure} />}
        {!isFirst && <TextField label="Current Password" autoComplete="current-password" {...field('password')} />}
        <TextField label="New Password" autoComplete="new-password" {...field('newPassword')} />
      </form>
    </Dialog>
  )
}
