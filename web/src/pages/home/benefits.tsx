import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/heading.tsx'

interface Benefit {
  readonly title: string
  readonly text: string
  readonly picture: ReactNode
}

const FACES = ['dana', 'marcus', 'priya', 'olu'] as const

const BENEFITS: readonly Benefit[] = [
  {
    title: 'Endless Entertainment',
    text: 'More than 100 scenarios, from safe with your parents in the room to never speak of this again. You choose how far it goes.',
    picture: <img src="/covers/placeholder.svg" alt="" width="400" height="300" className="h-28 w-auto rounded-card" />,
  },
  {
    title: 'Strengthen Connections',
    text: 'Twelve years of friendship and you never knew about the goat. Good questions do that. Anybody may pass, any time.',
    picture: (
      <span className="flex h-28 items-center -space-x-4">
        {FACES.map((seed) => (
          <Avatar key={seed} seed={seed} size={84} />
        ))}
      </span>
    ),
  },
  {
    title: 'Guaranteed Laughs',
    text: 'If nobody laughs within ten minutes, you get your money back. It is free, so we feel good about this one.',
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
