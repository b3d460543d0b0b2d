import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { wordsOf } from '../../lib/failure-words.ts'
import { useSite } from '../../lib/site.ts'
import { said } from '../../ui/announcer/announcer.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { signOutIfRefused } from '../account/sign-in.ts'

/** Below an unverified email, if this server can send a link. */
export function Unverified() {
  const site = useSite()
  const [state, setState] = useState<'asked' | 'busy' | 'sent'>('asked')
  if (site.status !== 'ready' || site.value.mail !== true) return null
  async function send() {
    setState('busy')
    try {
      await call('sendVerification', {})
      setState('sent')
    } catch (fault) {
      signOutIfRefused(fault)
      setState('asked')
      toast({ title: 'Not sent', text: wordsOf(fault, 'Please try again.'), tone: 'bad' })
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
      <p ref={said} className="text-muted">
        {state === 'sent' ? 'We sent you a link. It expires in an hour.' : 'Not verified yet.'}
      </p>
      {state !== 'sent' && (
        <Button kind="secondary" busy={state === 'busy'} onClick={() => void send()}>
          Send me a link
        </Button>
      )}
    </div>
  )
}
