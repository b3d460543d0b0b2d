import { Mail, MapPin } from 'lucide-react'
import { useSite } from '../../lib/site.ts'
import { Socials, SocialsOfHouse } from './socials.tsx'

/** Of the house itself, for as long as whoever runs it has not said theirs. Nobody reads what is sent there. */
const HOUSE = { email: 'hello@highjinks.example', address: ['Highjinks', '420 Giggle Street', 'Hightown'] } as const

/** Where else whoever runs this place can be reached, and what is the house's own. */
export function ReachUs() {
  const site = useSite()
  if (site.status !== 'ready') return null
  const { email, address, socialLinks } = site.value
  const unset = [email === null && 'email', address.length === 0 && 'address', socialLinks.length === 0 && 'pages']
  return (
    <>
      <address className="grid gap-4 not-italic">
        <p className="flex items-center gap-3">
          <Mail aria-hidden="true" className="size-6 shrink-0 text-muted" />
          {email === null ? <span className="text-muted">{HOUSE.email}</span> : <EmailLink email={email} />}
        </p>
        <p className="flex items-start gap-3">
          <MapPin aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-muted" />
          <span className={address.length === 0 ? 'whitespace-pre-line text-muted' : 'whitespace-pre-line'}>
            {(address.length === 0 ? HOUSE.address : address).join('\n')}
          </span>
        </p>
      </address>
      {socialLinks.length === 0 ? <SocialsOfHouse /> : <Socials links={socialLinks} />}
      <OfTheHouse unset={unset.filter((one) => one !== false)} />
    </>
  )
}

function EmailLink({ email }: { readonly email: string }) {
  return (
    <a
      href={`mailto:${email}`}
      className="inline-flex min-h-12 items-center font-semibold underline decoration-leaf-500 decoration-2 underline-offset-4 hover:decoration-lime"
    >
      {email}
    </a>
  )
}

/** Says which of these nobody answers at; the form beside it reaches whoever runs the place. */
function OfTheHouse({ unset }: { readonly unset: readonly string[] }) {
  if (unset.length === 0) return null
  const named = new Intl.ListFormat('en', { type: 'conjunction' }).format(unset)
  const verb = unset.length === 1 && unset[0] !== 'pages' ? 'is' : 'are'
  return (
    <p className="max-w-md text-sm text-muted">
      The {named} {verb} only the house’s own: whoever runs this Highjinks has not set theirs yet. The form here reaches
      them.
    </p>
  )
}
