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
    hint: 'An email when someone signs in from a new place.',
  },
  { key: 'gameUpdates', label: 'Game Updates', hint: 'An email on Mondays with the new challenge.' },
  { key: 'publicProfile', label: 'Public Profile', hint: 'Others can see your first name next to your score.' },
  {
    key: 'shareActivity',
    label: 'Share Activity',
    hint: 'Others can see how many games you played, next to your score.',
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
      <p className="text-muted">{whyNoEmails(user, site)}</p>
      <Button busy={isBusy} onClick={() => void save()} className="sm:justify-self-start">
        {isBusy ? 'Saving...' : 'Save Settings'}
      </Button>
    </div>
  )
}

/** Explains why the first two switches, which are about emails, don't work. */
function whyNoEmails(user: User, site: Loaded<Site>): string | null {
  if (site.status !== 'ready') return null
  if (site.value.mail === false) return 'Email isn’t set up here yet. We’ll save your choice for when it is.'
  return user.emailVerified === false ? 'Verify your email to get these: see Profile.' : null
}
