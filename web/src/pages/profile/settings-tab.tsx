import type { Site, User, UserSettings } from '@highjinks/protocol'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { wordsOf } from '../../lib/failure-words.ts'
import type { Loaded } from '../../lib/resource.ts'
import { useSite } from '../../lib/site.ts'
import { Button } from '../../ui/button/button.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { keepUser } from '../account/account.ts'
import { signOutIfRefused } from '../account/sign-in.ts'

const TOGGLES: readonly { readonly key: keyof UserSettings; readonly label: string; readonly hint: string }[] = [
  {
    key: 'emailNotifications',
    label: 'Email Notifications',
    hint: 'A letter when your account is used from a new place.',
  },
  { key: 'gameUpdates', label: 'Game Updates', hint: 'A letter on Mondays, with the new challenge.' },
  { key: 'publicProfile', label: 'Public Profile', hint: 'Others may see your first name beside your score.' },
  {
    key: 'shareActivity',
    label: 'Share Activity',
    hint: 'Others may see how many games you played, beside your score.',
  },
]

export function SettingsTab({ user }: { readonly user: User }) {
  const site = useSite()
  const [settings, setSettings] = useState(user.settings)
  const [isBusy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      keepUser(await call('saveSettings', { body: settings }))
      toast({ title: 'Settings saved', tone: 'good' })
    } catch (fault) {
      signOutIfRefused(fault)
      toast({ title: 'Settings not saved', text: wordsOf(fault, 'Please try again.'), tone: 'bad' })
    }
    setBusy(false)
  }
  return (
    <div className="grid gap-6">
      <div className="kids:not-last:border-b-2 kids:not-last:border-leaf-800">
        {TOGGLES.map(({ key, label, hint }) => (
          <div key={key} className="py-2">
            <Switch
              label={label}
              hint={hint}
              checked={settings[key]}
              onChange={(checked) => setSettings({ ...settings, [key]: checked })}
            />
          </div>
        ))}
      </div>
      <p className="text-muted">{whyNoLetters(user, site)}</p>
      <Button busy={isBusy} onClick={() => void save()} className="sm:justify-self-start">
        {isBusy ? 'Saving...' : 'Save Settings'}
      </Button>
    </div>
  )
}

/** The first two switches are about letters. */
function whyNoLetters(user: User, site: Loaded<Site>): string | null {
  if (site.status !== 'ready') return null
  if (site.value.mail === false) return 'This house sends no letters yet; your choice is kept for when it does.'
  return user.emailVerified === false ? 'Letters come once your email is verified: see Profile.' : null
}
