import { useSite } from '../../lib/site.ts'
import { Button } from '../../ui/button/button.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { useAct } from './act.ts'
import { ask, reload, type Said } from './ask.ts'
import { HouseLists } from './house-lists.tsx'
import { Operators } from './operators.tsx'
import { momentOf } from './times.ts'

/** The server's state: figures, sign-up, weeks, backups, crashes, and what operators did. */
export function HousePanel({ stats }: { readonly stats: Said<'stats'> }) {
  const { isBusy, act } = useAct()
  const turn = (isOpen: boolean) =>
    act(async () => {
      await ask('signUp', { isOpen })
      reload('stats', 'acts')
      return isOpen ? 'Sign-up is open' : 'Sign-up is closed'
    })
  const rows: readonly (readonly [string, string | number])[] = [
    ['Version', stats.commit === null ? stats.version : `${stats.version} (${stats.commit.slice(0, 8)})`],
    ['Up since', momentOf(stats.startedAt)],
    ['Open rooms', stats.live.hasMore ? `${stats.live.rooms} and more` : stats.live.rooms],
    ['People online', `${stats.live.people}, and ${stats.live.watchers} watching`],
    ['Accounts', stats.accounts],
  ]
  return (
    <div className="grid gap-8">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {rows.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-label="Sign-up" className="grid gap-3">
        <Heading level={2} size="small">
          Sign-up
        </Heading>
        <p>{stats.isSignUpOpen ? 'Anyone can create an account.' : 'No one can create an account.'}</p>
        <Button
          kind="secondary"
          busy={isBusy}
          onClick={() => void turn(!stats.isSignUpOpen)}
          className="justify-self-start"
        >
          {stats.isSignUpOpen ? 'Close sign-up' : 'Open sign-up'}
        </Button>
      </section>
      <Unset />
      <Operators />
      <HouseLists />
    </div>
  )
}

const SETTINGS = { email: 'CONTACT_EMAIL', address: 'CONTACT_ADDRESS', socialLinks: 'SOCIAL_LINKS' } as const

/** Lists which parts of the contact page are still placeholders. */
function Unset() {
  const site = useSite()
  if (site.status !== 'ready') return null
  const { email, address, socialLinks } = site.value
  const names = [
    email === null && SETTINGS.email,
    address.length === 0 && SETTINGS.address,
    socialLinks.length === 0 && SETTINGS.socialLinks,
  ].filter((name) => name !== false)
  if (names.length === 0) return null
  return (
    <section aria-label="Contact page" className="grid gap-3">
      <Heading level={2} size="small">
        Contact page
      </Heading>
      <p>
        It shows made-up details until you set {new Intl.ListFormat('en').format(names)}. The form on it already reaches
        you, under Messages.
      </p>
    </section>
  )
}
