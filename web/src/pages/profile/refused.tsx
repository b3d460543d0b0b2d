import { useState } from 'react'
import { CallFailed } from '../../lib/call-failed.ts'
import { wordsOf } from '../../lib/failure-words.ts'
import { useSite } from '../../lib/site.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { Alert } from '../../ui/status/alert.tsx'
import { goToProvider } from '../account/provider.ts'
import { signOutIfRefused } from '../account/sign-in.ts'

/** The user's task here, to continue after returning from the provider. */
export type Doing = 'edit profile' | 'set password' | 'delete account'

export interface Refusal {
  readonly says: string
  /** Without a password, a fresh provider sign-in proves the user's identity. */
  readonly isConfirmFirst: boolean
}

/** Returns the words for a failed call of this page. Signs the user out if their token is no longer valid. */
export function refusalOf(fault: unknown, otherwise: string): Refusal {
  signOutIfRefused(fault)
  const isConfirmFirst = fault instanceof CallFailed && fault.code === 'confirm-first'
  return { says: wordsOf(fault, otherwise), isConfirmFirst }
}

interface RefusedProps extends Refusal {
  readonly title: string
  /** The address to return to from the provider, and the task that continues there. */
  readonly to?: string | undefined
  readonly doing?: Doing | undefined
}

export function Refused({ title, says, isConfirmFirst, to = '/profile', doing }: RefusedProps) {
  return (
    <Alert title={title} action={isConfirmFirst && <ConfirmButton to={to} doing={doing} />}>
      {says}
    </Alert>
  )
}

function ConfirmButton({ to, doing }: { readonly to: string; readonly doing: Doing | undefined }) {
  const site = useSite()
  const name = (site.status === 'ready' && site.value.provider?.name) || 'your provider'
  const [isBusy, setBusy] = useState(false)
  async function leave() {
    setBusy(true)
    try {
      await goToProvider('confirm', { to, ...(doing !== undefined && { doing }) })
    } catch (fault) {
      setBusy(false)
      toast({ title: 'Not confirmed', text: wordsOf(fault, 'Please try again.'), tone: 'bad' })
    }
  }
  return (
    <Button kind="secondary" busy={isBusy} onClick={() => void leave()}>
      Continue with {name}
    </Button>
  )
}
