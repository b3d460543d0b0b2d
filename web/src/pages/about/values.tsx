import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { ActionSymbol, Pips } from '../../ui/toys/die-faces.tsx'

interface Value {
  readonly title: string
  readonly text: string
  readonly picture: ReactNode
  readonly look: string
}

const VALUES: readonly Value[] = [
  {
    title: 'Community',
    text: 'The game is the excuse. The people are the point: one couch, everyone in, nobody eliminated.',
    picture: <Crowd />,
    look: 'bg-lilac lg:col-span-3',
  },
  {
    title: 'Quality',
    text: 'Every card is written to be read aloud. The ones that only got a polite smile are gone.',
    picture: <Deck />,
    look: 'bg-amber lg:col-span-2',
  },
  {
    title: 'Fun-First',
    text: 'Ten seconds to join, no manual, no ads. If nobody laughs, that’s a bug, so report it.',
    picture: <Tumble />,
    look: 'bg-teal lg:col-span-2',
  },
  {
    title: 'Responsible Entertainment',
    text: 'Adults only, where it is legal. Every card can be skipped, no card asks you to consume anything, and skipping costs nothing.',
    picture: <Stamp />,
    look: 'bg-coral lg:col-span-3',
  },
]

export function Values() {
  return (
    <section aria-labelledby="values" className="grid gap-5">
      <Heading level={2} id="values">
        What we care about
      </Heading>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        {VALUES.map(({ title, text, picture, look }) => (
          <li
            key={title}
            className={cx(
              'flex min-h-56 flex-col justify-between gap-5 rounded-card border-4 border-ink p-5 text-ink sm:p-6',
              look,
            )}
          >
            {picture}
            <div>
              <Heading level={3}>{title}</Heading>
              <p className="mt-1 max-w-md">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Crowd() {
  return (
    <span className="flex kids:not-last:-mr-3">
      {['mo', 'juniper', 'otis', 'fern', 'basil'].map((seed) => (
        <Avatar key={seed} seed={seed} size={60} />
      ))}
    </span>
  )
}

function Deck() {
  const card = 'absolute h-20 w-14 rounded-xl border-3 border-ink bg-cream'
  return (
    <span aria-hidden="true" className="relative block h-22 w-32">
      <span className={cx(card, 'left-1 -rotate-14')} />
      <span className={cx(card, 'left-8 -rotate-2')} />
      <span className={cx(card, 'left-15 grid rotate-9 place-items-center font-display text-3xl font-extrabold')}>
        ?!
      </span>
    </span>
  )
}

function Tumble() {
  const die = 'size-16 rounded-2xl border-3 border-ink'
  return (
    <span aria-hidden="true" className="flex gap-3">
      <svg viewBox="0 0 100 100" className={cx(die, 'bg-cream -rotate-10')}>
        <ActionSymbol face="wild" />
      </svg>
      <svg viewBox="0 0 100 100" className={cx(die, 'mt-3 rotate-12 bg-amber')}>
        <Pips face={5} />
      </svg>
    </span>
  )
}

function Stamp() {
  return (
    <span
      aria-hidden="true"
      className="grid size-20 -rotate-12 place-items-center self-start rounded-full border-4 border-dashed border-ink font-display text-3xl font-extrabold"
    >
      21+
    </span>
  )
}
