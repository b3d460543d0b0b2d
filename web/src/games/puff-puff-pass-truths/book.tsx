import type { Hand, View } from '@highjinks/games/puff-puff-pass-truths'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { namesOf } from '../attempt/attempt.ts'
import { nameOf, type ScreenProps } from '../screen.ts'

type Props = Pick<ScreenProps<View, Hand>, 'table' | 'me' | 'players'>
type Page = View['book'][number]

/** How the last ones were fooled; before anybody was, how it is done. */
export function Book({ table, me, players }: Props) {
  // Whoever left has no name any more.
  const pages = table.book.filter(({ by }) => players.some(({ id }) => id === by)).sort((a, b) => share(b) - share(a))
  if (pages.length === 0) return <Advice />
  return (
    <section className="grid gap-2">
      <Heading level={3} size="section" className="text-center stage:text-4xl">
        What you fell for last time
      </Heading>
      <ul aria-label="The lies of the last round" className="grid gap-2 stage:grid-cols-2">
        {pages.map((page) => (
          <li key={page.by} className="flex items-center gap-3 rounded-card bg-leaf-900 px-3 py-2">
            <Avatar seed={page.by} size="2.75rem" className="shrink-0 stage:size-16!" />
            <p className="min-w-0 leading-snug stage:text-2xl">
              <strong className="block font-display text-lg stage:text-3xl">“{page.statements[page.lie]}”</strong>
              <span className="text-muted">
                {page.by === me ? 'You' : nameOf(players, page.by)} {victims(page, { me, players })}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Advice() {
  return (
    <section className="grid gap-2 stage:flex stage:grow stage:flex-col">
      <Heading level={3} size="section" className="text-center stage:text-4xl">
        From the jester’s school of lying
      </Heading>
      <ul className="grid gap-2 stage:grow stage:auto-rows-fr stage:grid-cols-2 stage:gap-5">
        {ADVICE.map((line, i) => (
          <li
            key={line}
            className={cx(
              'rounded-card bg-leaf-900 px-4 py-3 leading-snug stage:grid stage:place-content-center stage:border-3 stage:border-ink stage:bg-cream stage:text-center stage:font-handwritten stage:text-4xl stage:leading-none stage:text-balance stage:text-ink',
              i % 2 === 0 ? 'stage:-rotate-1' : 'stage:rotate-1',
            )}
          >
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}

const ADVICE = [
  'A lie needs one detail nobody would bother to invent. The color of the bucket, say.',
  'Answer the question you were asked. Then stop. Liars keep talking.',
  'Laugh at your true stories as if you’d made them up. It ruins everything, beautifully.',
  'When they ask “really?”, look at the cat.',
]

function victims({ fooled, voted }: Page, names: Pick<Props, 'me' | 'players'>): string {
  if (voted === 0) return 'had nobody to fool.'
  if (fooled.length === 0) return 'fooled nobody. Honest face.'
  if (fooled.length === voted && voted > 1) return 'fooled everybody.'
  return `fooled ${namesOf(fooled, names).replace(/^You/, 'you')}.`
}

function share({ fooled, voted }: Page): number {
  return fooled.length / Math.max(1, voted)
}
