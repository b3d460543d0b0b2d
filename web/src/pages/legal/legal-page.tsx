import type { ReactNode } from 'react'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Page } from '../../ui/layout/page.tsx'

export interface LegalSection {
  readonly id: string
  readonly title: string
  /** The section in one sentence, for people who read no further. */
  readonly short: string
  readonly text: ReactNode
}

export interface LegalPageProps {
  readonly title: string
  readonly description: string
  readonly updated: string
  readonly lead: string
  readonly sections: readonly LegalSection[]
}

/** A legal text, with each section's gist large enough to read on the sofa. */
export function LegalPage({ title, description, updated, lead, sections }: LegalPageProps) {
  return (
    <Page title={title} description={description}>
      <main className="mx-auto w-full max-w-5xl grow px-4 py-8 sm:px-6 lg:py-14">
        <header className="max-w-2xl">
          <Heading level={1}>{title}</Heading>
          <p className="mt-3 text-xl">{lead}</p>
          <p className="mt-2 text-muted">Last updated {updated}</p>
        </header>
        <div className="mt-8 lg:mt-12 lg:grid lg:grid-cols-[15rem_1fr] lg:gap-14">
          <nav aria-label="On this page" className="hidden self-start lg:sticky lg:top-24 lg:block">
            <ol className="grid gap-0.5">
              {sections.map((section) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    className="block rounded-control px-3 py-2 text-muted hover:bg-leaf-900 hover:text-cream"
                  >
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div>
            <ol className="grid gap-9">
              {sections.map((section, index) => (
                <li key={section.id} id={section.id} className="grid grid-cols-[auto_1fr] gap-x-4 sm:gap-x-6">
                  <Numeral value={index + 1} />
                  <section className="min-w-0">
                    <Heading level={2}>{section.title}</Heading>
                    <p className="mt-2 font-display text-lg leading-snug font-semibold">{section.short}</p>
                    <div className="mt-2 grid max-w-[62ch] gap-2 text-muted">{section.text}</div>
                  </section>
                </li>
              ))}
            </ol>
            <p className="mt-12 text-muted">
              Something unclear? <TextLink to="/contact">Ask us</TextLink>. A person reads every message.
            </p>
          </div>
        </div>
      </main>
    </Page>
  )
}

function Numeral({ value }: { readonly value: number }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-10 -rotate-6 place-items-center rounded-[0.9rem] border-3 border-ink bg-cream font-display text-xl font-extrabold text-ink"
    >
      {value}
    </span>
  )
}
