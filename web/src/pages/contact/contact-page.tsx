import { Card } from '../../ui/layout/card.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { ContactForm } from './contact-form.tsx'
import { ReachUs } from './reach-us.tsx'

export function ContactPage() {
  return (
    <Page title="Contact Us" description="Write to Highjinks: bugs, ideas, complaints, love letters.">
      <main className="mx-auto grid w-full max-w-3xl grow content-start gap-8 px-4 py-8 sm:px-6 lg:py-14">
        <header>
          <Heading level={1}>Contact Us</Heading>
          <p className="mt-3 text-xl">A bug, an idea, a card that went too far or not far enough? Tell us.</p>
        </header>
        <Card className="sm:p-7">
          <ContactForm />
        </Card>
        <ReachUs />
      </main>
    </Page>
  )
}
