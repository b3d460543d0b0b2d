import { ENDPOINTS, PASSWORD_MAX } from '@highjinks/protocol'
import { type ChangeEvent, useState } from 'react'
import { wordsOf } from '../../lib/failure-words.ts'
import { type FieldErrors, fieldErrorsOf } from '../../lib/field-errors.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { Alert } from '../../ui/status/alert.tsx'
import { changePassword, signOutIfRefused } from '../account/sign-in.ts'

export function PasswordSection() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)} className="w-full sm:w-auto">
        Change Password
      </Button>
      {isOpen && <PasswordDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const [values, setValues] = useState({ password: '', newPassword: '' })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function save() {
    const found = fieldErrorsOf(ENDPOINTS.changePassword.body, values)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    setFailure(null)
    try {
      await changePassword(values)
      onClose()
      toast({ title: 'Password changed', text: 'Other phones and laptops have to log in again.', tone: 'good' })
    } catch (fault) {
      signOutIfRefused(fault)
      setBusy(false)
      setFailure(wordsOf(fault, 'Your password was not changed. Please try again.'))
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
      title="Change your password"
      description="Everywhere else you are logged out."
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
        {failure !== null && <Alert title="Not changed">{failure}</Alert>}
        <TextField label="Present Password" autoComplete="current-password" {...field('password')} />
        <TextField label="New Password" autoComplete="new-password" {...field('newPassword')} />
      </form>
    </Dialog>
  )
}
