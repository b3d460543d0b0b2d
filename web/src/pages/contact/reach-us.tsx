import { Mail, MapPin } from 'lucide-react'
import { useSite } from '../../lib/site.ts'
import { Socials } from './socials.tsx'

/** Where else whoever runs this place can be reached; what they have not said is not there. */
export function ReachUs() {
  const site = useSite()
  if (site.status !== 'ready') return null
  const { email, address, socialLinks } = site.value
  return (
    <>
      {(email !== null || address.length > 0) && (
        <address className="grid gap-4 not-italic">
          {email !== null && (
            <p className="flex items-center gap-3">
              <Mail aria-hidden="true" className="size-6 shrink-0 text-muted" />
              <a
                href={`mailto:${email}`}
                className="inline-flex min-h-12 items-center font-semibold underline decoration-leaf-500 decoration-2 underline-offset-4 hover:decoration-lime"
              >
                {email}
              </a>
            </p>
          )}
          {address.length > 0 && (
            <p className="flex items-start gap-3">
              <MapPin aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-muted" />
              <span className="whitespace-pre-line">{address.join('\n')}</span>
            </p>
          )}
        </address>
      )}
      {socialLinks.length > 0 && <Socials links={socialLinks} />}
    </>
  )
}
