import { Mail, MapPin } from 'lucide-react'
import { Card } from '../../ui/layout/card.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Art } from '../../ui/picture/art.tsx'
import { ContactForm } from './contact-form.tsx'
import { Socials } from './socials.tsx'

const EMAIL = 'hello@highjinks.example'

export function ContactPage() {
  return (
    <Page title="Contact Us" description="Write to Highjinks: bugs, ideas, complaints, love letters.">
      <main className="mx-auto grid w-full max-w-5xl grow content-start gap-10 px-4 py-8 sm:px-6 lg:grid-cols-[1fr_1.15fr] lg:gap-16 lg:py-14">
        <header className="grid content-start gap-6">
          <div>
            <Heading level={1}>Contact Us</Heading>
            <p className="mt-3 max-w-md text-xl">
              A bug, an idea, a card that went too far, a card that did not go far enough? Tell us. A person reads it.
            </p>
          </div>
          <address className="grid gap-4 not-italic">
            <p className="flex items-center gap-3">
              <Mail aria-hidden="true" className="size-6 shrink-0 text-muted" />
              <a
                href={`mailto:${EMAIL}`}
                className="inline-flex min-h-12 items-center font-semibold underline decoration-leaf-500 decoration-2 underline-offset-4 hover:decoration-lime"
              >
                {EMAIL}
              </a>
            </p>
            <p className="flex items-start gap-3">
              <MapPin aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-muted" />
              <span>
                Highjinks
                <br />
                420 Giggle Street, Third Sofa from the Left
                <br />
                Hightown, HJ 42042
              </span>
            </p>
          </address>
          <Socials />
          <Art name="empty-sofa" className="hidden max-w-64 lg:block" />
        </header>
        <Card className="self-start sm:p-7">
          <ContactForm />
        </Card>
      </main>
    </Page>
  )
}
