import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { whenNear } from '../../lib/when-near.ts'
import { Heading } from '../../ui/layout/heading.tsx'

interface Benefit {
  readonly title: string
  readonly text: string
  readonly picture: ReactNode
}

/** Far below the first screen. */
const Face = lazyComponent(async () => {
  await whenNear('faces')
  return (await import('../../ui/avatar/avatar.tsx')).Avatar
})
const MINI = 'h-22 w-auto rounded-2xl border-4 border-cream'
const FACES = ['dana', 'marcus', 'priya', 'olu'] as const

const BENEFITS: readonly Benefit[] = [
  {
    title: 'Endless Entertainment',
    text: 'More than 100 scenarios, from safe-with-your-parents to never-speak-of-this-again. You choose how far it goes.',
    picture: (
      <span className="flex h-28 items-center pl-1">
        <img src="/covers/roll-and-react.svg" alt="" width="400" height="300" className={`${MINI} -rotate-6`} />
        <img src="/covers/spin-the-stash.svg" alt="" width="400" height="300" className={`${MINI} -ml-8 rotate-6`} />
      </span>
    ),
  },
  {
    title: 'Strengthen Connections',
    text: 'Twelve years of friendship and you never knew about the goat. Good questions do that. Anyone can pass, anytime.',
    picture: (
      <span className="flex h-28 items-center kids:not-last:-mr-4">
        <Suspense>
          {FACES.map((seed) => (
            <span key={seed} data-later="faces">
              <Face seed={seed} size={84} />
            </span>
          ))}
        </Suspense>
      </span>
    ),
  },
  {
    title: 'Guaranteed Laughs',
    text: 'If nobody laughs within ten minutes, you get your money back. It’s free, so we feel good about this one.',
    picture: <img src="/favicon.svg" alt="" width="64" height="64" className="h-28 w-auto" />,
  },
]

export function Benefits() {
  return (
    <section aria-labelledby="benefits" className="grid gap-10">
      <Heading level={2} size="title" id="benefits" className="max-w-2xl">
        Why your group chat will thank you
      </Heading>
      <ul className="grid gap-x-10 gap-y-12 md:grid-cols-3">
        {BENEFITS.map(({ title, text, picture }) => (
          <li key={title}>
            {picture}
            <Heading level={3} size="section" className="mt-5">
              {title}
            </Heading>
            <p className="mt-2 text-lg text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
