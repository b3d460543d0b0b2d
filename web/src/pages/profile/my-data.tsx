import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../lib/api.ts'
import { wordsOf } from '../../lib/failure-words.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { logout } from '../account/account.ts'
import { signOutIfRefused } from '../account/sign-in.ts'
import { ProveDialog } from './prove-dialog.tsx'

/** An account's data, to download or delete. */
export function MyData({ isDoing }: { readonly isDoing: boolean }) {
  const [isLoading, setLoading] = useState(false)
  const [isAsking, setAsking] = useState(isDoing)
  async function download() {
    setLoading(true)
    try {
      const everything = await call('exportMe', {})
      const text = JSON.stringify(everything, null, 2)
      saveFile(new File([text], 'highjinks-my-data.json', { type: 'application/json' }))
    } catch (fault) {
      signOutIfRefused(fault)
      toast({ title: 'Nothing was downloaded', text: wordsOf(fault, 'Please try again.'), tone: 'bad' })
    }
    setLoading(false)
  }
  return (
    <section aria-label="Your data" className="flex flex-col gap-3 border-t-2 border-leaf-800 pt-6 sm:flex-row">
      <Button kind="secondary" busy={isLoading} onClick={() => void download()}>
        {isLoading ? 'Collecting...' : 'Download my data'}
      </Button>
      <Button kind="ghost" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      {isAsking && <DeleteDialog onClose={() => setAsking(false)} />}
    </section>
  )
}

function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate()
  async function deleteAccount(password: string | undefined) {
    await call('deleteMe', { body: { password } })
    logout()
    void navigate('/')
    toast({ title: 'Account deleted', text: 'It’s gone. You’re welcome back as a guest.' })
  }
  return (
    <ProveDialog
      title="Delete your account?"
      description="Your profile, history and favorites will be gone right away, for good. Challenge scores stay, without your name."
      confirm="Delete for good"
      busy="Deleting..."
      cancel="Keep it"
      danger
      failed={{ title: 'Not deleted', text: 'We couldn’t delete it. Please try again.' }}
      doing="delete account"
      onProve={deleteAccount}
      onClose={onClose}
    />
  )
}
