import { ENDPOINTS, PASSWORD_MAX } from '@highjinks/protocol'
import { useState } from 'react'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { changePassword } from '../account/sign-in.ts'
import { Refused, refusalOf } from './refused.tsx'

interface PasswordSectionProps {
  /** There's no password yet: users who sign in with a provider haven't needed one. */
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
  const { isBusy, failure, form, field } = useForm({
    values,
    onChange: setValues,
    schema: ENDPOINTS.changePassword.body,
    body: isFirst ? { newPassword: values.newPassword } : values,
    send: async (body) => {
      await changePassword(body)
      onClose()
      toast({
        title: isFirst ? 'Password set' : 'Password changed',
        text: 'Your other devices have to log in again.',
        tone: 'good',
      })
    },
    failed: (fault) => refusalOf(fault, 'We couldn’t change your password. Please try again.'),
  })
  const secret = (name: keyof typeof values) => ({ type: 'password', maxLength: PASSWORD_MAX, ...field(name) })
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
      <form id="change-password" {...form} className="grid gap-4">
        {failure && <Refused title="Not changed" doing="set password" {...failure} />}
        {!isFirst && <TextField label="Current Password" autoComplete="current-password" {...secret('password')} />}
        <TextField label="New Password" autoComplete="new-password" {...secret('newPassword')} />
      </form>
    </Dialog>
  )
}
