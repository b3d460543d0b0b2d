import { PASSWORD_MAX } from '@highjinks/protocol'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useUser } from '../account/account.ts'
import { type Doing, type Refusal, Refused, refusalOf } from './refused.tsx'

interface ProveDialogProps {
  readonly title: string
  readonly description: ReactNode
  readonly confirm: string
  readonly busy: string
  readonly cancel: string
  /** Coral instead of lime: the action loses something. */
  readonly danger?: boolean
  /** Title and text on failure. */
  readonly failed: { readonly title: string; readonly text: string }
  /** The address a fresh provider sign-in returns to, and the task that continues there. */
  readonly to?: string
  readonly doing?: Doing
  /** Runs without a password if the account has none. On success it leaves this dialog. */
  readonly onProve: (password: string | undefined) => Promise<void>
  readonly onClose: () => void
}

/** Asks for proof that only the owner has, before an action that a stolen sign-in must not do. */
export function ProveDialog(props: ProveDialogProps) {
  const { title, description, confirm, busy, cancel, danger = false, failed, to, doing, onProve, onClose } = props
  const hasPassword = useUser()?.hasPassword !== false
  const form = useId()
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function prove() {
    setBusy(true)
    setFailure(null)
    try {
      await onProve(hasPassword ? password : undefined)
    } catch (fault) {
      setFailure(refusalOf(fault, failed.text))
    }
    setBusy(false)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button
            type="submit"
            form={form}
            kind={danger ? 'danger' : 'primary'}
            busy={isBusy}
            disabled={hasPassword && password === ''}
            className="sm:flex-1"
          >
            {isBusy ? busy : confirm}
          </Button>
          <Button kind="secondary" disabled={isBusy} onClick={onClose} className="sm:flex-1">
            {cancel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void prove()
        }}
      >
        {failure && <Refused title={failed.title} to={to} doing={doing} {...failure} />}
        {hasPassword && (
          <TextField
            label="Your Password"
            type="password"
            name="password"
            autoComplete="current-password"
            maxLength={PASSWORD_MAX}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  )
}
