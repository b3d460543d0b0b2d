import { PASSWORD_MAX } from '@highjinks/protocol'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../lib/api.ts'
import { wordsOf } from '../../lib/failure-words.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { logout } from '../account/account.ts'
import { signOutIfRefused } from '../account/sign-in.ts'
import { type Refusal, Refused, refusalOf } from './refused.tsx'

/** What is kept of an account, to take along or to have deleted. */
interface MyDataProps {
  readonly hasPassword: boolean
  readonly isDoing: boolean
}

export function MyData({ hasPassword, isDoing }: MyDataProps) {
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
      {isAsking && <DeleteDialog hasPassword={hasPassword} onClose={() => setAsking(false)} />}
    </section>
  )
}

function DeleteDialog({ hasPassword, onClose }: { readonly hasPassword: boolean; readonly onClose: () => void }) {
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  async function deleteAccount() {
    setBusy(true)
    setFailure(null)
    try {
      await call('deleteMe', { body: hasPassword ? { password } : {} })
      logout()
      void navigate('/')
      toast({ title: 'Account deleted', text: 'It is gone, and you are welcome as a guest.' })
    } catch (fault) {
      setBusy(false)
      setFailure(refusalOf(fault, 'Nothing was deleted. Please try again.'))
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title="Delete your account?"
      description="Your profile, history and favorites are gone at once and for good. Challenge scores stay without your name."
      actions={
        <>
          <Button
            type="submit"
            form="delete-account"
            kind="danger"
            busy={isBusy}
            disabled={hasPassword && password === ''}
            className="sm:flex-1"
          >
            {isBusy ? 'Deleting...' : 'Delete for good'}
          </Button>
          <Button kind="secondary" disabled={isBusy} onClick={onClose} className="sm:flex-1">
            Keep it
          </Button>
        </>
      }
    >
      <form
        id="delete-account"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void deleteAccount()
        }}
      >
        {failure && <Refused title="Not deleted" doing="delete account" {...failure} />}
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
