import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'

const PERKS = [
  'Every online game you’ve played and how it ended',
  'Your favorite games',
  'A place in the Weekly Challenge',
]
const CROWD = ['mo', 'juniper', 'otis', 'fern', 'basil', 'sage', 'clover'] as const

/** Gives reasons for an account, and says that it's optional. */
export function Perks() {
  return (
    <aside className="mx-auto grid w-full max-w-lg gap-5 border-t-2 border-leaf-700 pt-8 lg:border-0 lg:pt-0">
      <div aria-hidden="true" className="flex gap-2 lg:gap-3">
        {CROWD.map((seed, index) => (
          <span key={seed} className={index % 2 === 0 ? '-rotate-6' : 'translate-y-2 rotate-6'}>
            <Avatar seed={seed} size="clamp(1.75rem, 3.6vw, 3.5rem)" />
          </span>
        ))}
      </div>
      <Heading level={2}>What you get with an account</Heading>
      <ul className="grid gap-2 text-lg">
        {PERKS.map((perk) => (
          <li key={perk} className="flex gap-3">
            <span aria-hidden="true" className="mt-2.5 size-2.5 shrink-0 rounded-full bg-lime" />
            {perk}
          </li>
        ))}
      </ul>
      <p className="text-muted">No account, no problem: anyone can host, join and play with just a name.</p>
    </aside>
  )
}
