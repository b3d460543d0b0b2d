import { useState } from 'react'
import { CallFailed } from '../../lib/call-failed.ts'
import { wordsOf } from '../../lib/failure-words.ts'
import { useSite } from '../../lib/site.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { Alert } from '../../ui/status/alert.tsx'
import { goToProvider } from '../account/provider.ts'
import { signOutIfRefused } from '../account/sign-in.ts'

/** What somebody was doing here, to be done on coming back from the provider. */
export type Doing = 'edit profile' | 'set password' | 'delete account'

export interface Refusal {
  readonly says: string
  /** Without a password, a fresh sign-in with the provider says that it is them. */
  readonly isConfirmFirst: boolean
}

/** What to tell about a failed call of this page; whoever is not signed in any more is out. */
export function refusalOf(fault: unknown, otherwise: string): Refusal {
  signOutIfRefused(fault)
  const isConfirmFirst = fault instanceof CallFailed && fault.code === 'confirm-first'
  return { says: wordsOf(fault, otherwise), isConfirmFirst }
}

interface RefusedProps extends Refusal {
  readonly title: string
  /** Where to come back to from the provider, and what goes on there. */
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
