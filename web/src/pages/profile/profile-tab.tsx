import type { User } from '@highjinks/protocol'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { call } from '../../lib/api.ts'
import { wordsOf } from '../../lib/failure-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { logout } from '../account/account.ts'
import { signOutIfRefused } from '../account/sign-in.ts'
import { doingIn } from '../account/under-way.ts'
import { Line } from './line.tsx'
import { MyData } from './my-data.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProviderLine } from './provider-line.tsx'
import type { Doing } from './refused.tsx'
import { Unverified } from './unverified.tsx'

export function ProfileTab({ user }: { readonly user: User }) {
  const { state } = useLocation()
  const isDoing = (doing: Doing) => doingIn(state) === doing
  const [isEditing, setEditing] = useState(isDoing('edit profile'))
  if (isEditing) return <ProfileForm user={user} onDone={() => setEditing(false)} />
  return (
    <div className="grid gap-8">
      <section aria-label="About you">
        <dl className="mb-5 kids:not-last:border-b-2 kids:not-last:border-leaf-800">
          <Line term="Username" value={user.username} />
          <Line term="Email" value={user.email}>
            {user.emailVerified === false && <Unverified />}
          </Line>
          <Line term="First Name" value={user.firstName} />
          <Line term="Last Name" value={user.lastName} />
          <ProviderLine user={user} />
        </dl>
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button onClick={() => setEditing(true)} className="w-full sm:w-auto">
            Edit Profile
          </Button>
          <PasswordSection isFirst={user.hasPassword === false} isDoing={isDoing('set password')} />
        </div>
      </section>
      <WaysOut />
      <MyData isDoing={isDoing('delete account')} />
    </div>
  )
}

function WaysOut() {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  function leave() {
    logout()
    void navigate('/')
    toast({ title: 'Logged out', text: 'See you at the next party.' })
  }
  async function leaveEverywhere() {
    setBusy(true)
    try {
      await call('logoutEverywhere', {})
      leave()
    } catch (fault) {
      signOutIfRefused(fault)
      setBusy(false)
      setAsking(false)
      toast({ title: 'Still logged in', text: wordsOf(fault, 'That didn’t work. Please try again.'), tone: 'bad' })
    }
  }
  return (
    <section aria-label="Log out" className="flex flex-col gap-3 border-t-2 border-leaf-800 pt-6 sm:flex-row">
      <Button kind="secondary" onClick={leave}>
        Log Out
      </Button>
      <Button kind="ghost" onClick={() => setAsking(true)}>
        Log out everywhere
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Log out everywhere?"
        description="Every device signed in as you, including this one, will have to log in again."
        confirm="Log out everywhere"
        danger
        busy={isBusy}
        onConfirm={() => void leaveEverywhere()}
      />
    </section>
  )
}
