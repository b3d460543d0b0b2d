import { Card } from '../../ui/layout/card.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Art } from '../../ui/picture/art.tsx'
import { ContactForm } from './contact-form.tsx'
import { ReachUs } from './reach-us.tsx'

export function ContactPage() {
  return (
    <Page title="Contact Us" description="Write to Highjinks: bugs, ideas, complaints, love letters.">
      <main className="mx-auto grid w-full max-w-5xl grow content-start gap-10 px-4 py-8 sm:px-6 lg:grid-cols-[1fr_1.15fr] lg:gap-16 lg:py-14">
        <header className="grid content-start gap-6">
          <div>
            <Heading level={1}>Contact Us</Heading>
            <p className="mt-3 max-w-md text-xl">
              A bug, an idea, a card that went too far, a card that did not go far enough? Tell us.
            </p>
          </div>
          <ReachUs />
          <Art name="empty-sofa" className="hidden max-w-64 lg:block" />
        </header>
        <Card className="self-start sm:p-7">
          <ContactForm />
        </Card>
      </main>
    </Page>
  )
}
