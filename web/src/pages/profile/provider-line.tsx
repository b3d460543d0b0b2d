import type { User } from '@highjinks/protocol'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { dateOf } from '../../lib/dates.ts'
import { wordsOf } from '../../lib/failure-words.ts'
import { useSite } from '../../lib/site.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { keepUser } from '../account/account.ts'
import { goToProvider } from '../account/provider.ts'
import { signOutIfRefused } from '../account/sign-in.ts'
import { Line } from './line.tsx'
import { ProveDialog } from './prove-dialog.tsx'

/** The user's provider, if this server or this account has one. */
export function ProviderLine({ user }: { readonly user: User }) {
  const site = useSite()
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const offered = (site.status === 'ready' && site.value.provider) || null
  const linked = user.provider ?? null
  if (!linked && !offered) return null
  const name = linked && linked.host !== offered?.host ? linked.host : (offered?.name ?? '')

  async function attempt(work: () => Promise<unknown>) {
    setBusy(true)
    try {
      await work()
    } catch (fault) {
      signOutIfRefused(fault)
      toast({ title: 'Nothing was changed', text: wordsOf(fault, 'Please try again.'), tone: 'bad' })
    }
    setBusy(false)
  }
  const link = () => attempt(() => goToProvider('link', { to: '/profile' }))
  async function unlink(password: string | undefined) {
    keepUser(await call('unlinkProvider', { body: { password } }))
    setAsking(false)
    toast({ title: 'Unlinked', text: 'You’ll log in with your password now.', tone: 'good' })
  }

  return (
    <Line term="Logs in with" value={linked && name}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-1 text-base font-normal not-italic">
        {linked && <p className="text-muted">Since {dateOf(linked.since)}.</p>}
        {!linked && (
          <Button kind="secondary" busy={isBusy} onClick={() => void link()}>
            Link {name}
          </Button>
        )}
        {linked && user.hasPassword && (
          <Button kind="secondary" busy={isBusy} onClick={() => setAsking(true)}>
            Unlink
          </Button>
        )}
        {linked && user.hasPassword === false && <p className="text-muted">Set a password first to unlink it.</p>}
      </div>
      {isAsking && (
        <ProveDialog
          title={`Unlink ${name}?`}
          description="After that, you log in with your password."
          confirm="Unlink"
          busy="Unlinking..."
          cancel="Cancel"
          failed={{ title: 'Couldn’t unlink', text: 'Nothing was changed. Please try again.' }}
          onProve={unlink}
          onClose={() => setAsking(false)}
        />
      )}
    </Line>
  )
}
