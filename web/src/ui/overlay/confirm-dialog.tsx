import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly description: ReactNode
  readonly confirm: string
  readonly cancel?: string
  /** Coral instead of lime: the action loses something. */
  readonly danger?: boolean
  readonly busy?: boolean
  readonly onConfirm: () => void
}

export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirm,
  cancel = 'Cancel',
  danger = false,
  busy = false,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      actions={
        <>
          <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm} className="sm:flex-1">
            {confirm}
          </Button>
          <Button kind="secondary" onClick={() => onOpenChange(false)} className="sm:flex-1">
            {cancel}
          </Button>
        </>
      }
    />
  )
}
