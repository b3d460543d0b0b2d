import { Mail, MapPin } from 'lucide-react'
import { useSite } from '../../lib/site.ts'
import { Socials, SocialsOfHouse } from './socials.tsx'

/** Placeholders until the operator sets their own. No one reads messages sent there. */
const HOUSE = { email: 'hello@highjinks.example', address: ['Highjinks', '420 Giggle Street', 'Hightown'] } as const

/** Other ways to reach the operator. Unset ones come last, small, and without a link. */
export function ReachUs() {
  const site = useSite()
  if (site.status !== 'ready') return null
  const { email, address, socialLinks } = site.value
  return (
    <address className="grid gap-4 not-italic">
      {email !== null && (
        <p className="flex items-center gap-3">
          <Mail aria-hidden="true" className="size-6 shrink-0 text-muted" />
          <EmailLink email={email} />
        </p>
      )}
      {address.length > 0 && (
        <p className="flex items-start gap-3">
          <MapPin aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-muted" />
          <span className="whitespace-pre-line">{address.join('\n')}</span>
        </p>
      )}
      {socialLinks.length > 0 && <Socials links={socialLinks} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted empty:hidden">
        {email === null && <span>{HOUSE.email}</span>}
        {address.length === 0 && <span>{HOUSE.address.join(', ')}</span>}
        {socialLinks.length === 0 && <SocialsOfHouse />}
      </div>
    </address>
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
