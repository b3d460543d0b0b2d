import type { User } from '@highjinks/protocol'
import { useState } from 'react'
import { dateOf } from '../../lib/dates.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { Art } from '../../ui/picture/art.tsx'
import { EmptyState } from '../../ui/status/empty-state.tsx'
import { FailedAlert } from '../../ui/status/failed-alert.tsx'
import { useAccount, userOf } from '../account/account.ts'
import { MembersOnly } from '../account/members-only.tsx'
import { checkAccount } from '../account/sign-in.ts'
import { underWayState } from '../account/under-way.ts'
import { FavoritesTab } from './favorites-tab.tsx'
import { forgetHistory } from './history.ts'
import { HistoryTab } from './history-tab.tsx'
import { ProfileTab } from './profile-tab.tsx'
import { SettingsTab } from './settings-tab.tsx'

export function ProfilePage() {
  const account = useAccount((state) => state.account)
  const user = userOf(account)
  return (
    <Page title="Profile" description="Your name, your settings, the games you played and the ones you love.">
      <main className="mx-auto flex w-full max-w-3xl grow flex-col px-4 py-8 sm:px-6 lg:py-12">
        {user && account.kind === 'unsure' && (
          <div className="mb-6">
            <FailedAlert says={account.message} why={account.why} onRetry={() => void checkAccount()} />
          </div>
        )}
        <MembersOnly otherwise={<Stranger why={account.kind === 'unsure' ? account.why : null} />}>
          {user && <Member user={user} />}
        </MembersOnly>
      </main>
    </Page>
  )
}

/** `why`: the reason the server couldn't tell who this is. */
function Stranger({ why }: { readonly why: string | null }) {
  if (why !== null) {
    return (
      <EmptyState
        level={1}
        title="Failed to fetch user data"
        art={<Art name="cut-off" />}
        action={<Button onClick={() => void checkAccount()}>Try Again</Button>}
      >
        {why}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      level={1}
      title="Not Logged In"
      art={<Art name="empty-sofa" />}
      action={
        <ButtonLink to="/auth" state={underWayState({ to: '/profile' })} size="lg">
          Log In
        </ButtonLink>
      }
    >
      You need to be logged in to view your profile.
    </EmptyState>
  )
}

type ProfileTabName = 'profile' | 'settings' | 'history' | 'favorites'

function Member({ user }: { readonly user: User }) {
  const [tab, setTab] = useState<ProfileTabName>('profile')
  function show(next: ProfileTabName) {
    // The history should include the game that has just ended.
    if (next === 'history') forgetHistory()
    setTab(next)
  }
  return (
    <>
      <header className="mb-7 flex items-center gap-4 sm:gap-6">
        <Avatar seed={user.username} size="clamp(5rem, 16vw, 7.5rem)" />
        <div className="min-w-0">
          <Heading level={1} className="break-words">
            {user.username}
          </Heading>
          <p className="text-muted">Member since {dateOf(user.createdAt)}</p>
        </div>
      </header>
      <Tabs
        label="Profile"
        value={tab}
        onChange={show}
        tabs={[
          { value: 'profile', label: 'Profile', panel: <ProfileTab user={user} /> },
          { value: 'settings', label: 'Settings', panel: <SettingsTab user={user} /> },
          { value: 'history', label: 'Game History', panel: <HistoryTab userId={user.id} /> },
          { value: 'favorites', label: 'Favorites', panel: <FavoritesTab /> },
        ]}
      />
    </>
  )
}
