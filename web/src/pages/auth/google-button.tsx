import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import type { Mode } from './modes.ts'

/** Google sign-in, which says that it is coming soon: a dialog on login, a toast on sign-up. */
export function GoogleButton({ mode }: { readonly mode: Mode }) {
  const [isOpen, setOpen] = useState(false)
  function press() {
    if (mode === 'login') return setOpen(true)
    toast({ title: 'Google Sign-Up Coming Soon', text: 'For now, use an email and a password.' })
  }
  return (
    <>
      <Button kind="secondary" wide onClick={press}>
        {mode === 'login' ? 'Login with Google' : 'Sign up with Google'}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Google Login Coming Soon"
        description="It’s on the list, right under the dip. For now, log in with your email and password."
        actions={
          <Button onClick={() => setOpen(false)} className="sm:flex-1">
            Fair enough
          </Button>
        }
      />
    </>
  )
}
