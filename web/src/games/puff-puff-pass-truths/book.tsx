import type { Hand, View } from '@highjinks/games/puff-puff-pass-truths'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { namesOf } from '../attempt/attempt.ts'
import { nameOf, type ScreenProps } from '../screen.ts'
import { ADVICE } from './house-lies.ts'

type BookProps = Pick<ScreenProps<View, Hand>, 'table' | 'me' | 'players'>
type Page = View['book'][number]

/** The best liar first. Whoever left has no name any more. */
export function pagesOf(table: BookProps['table'], players: BookProps['players']): readonly Page[] {
  return table.book.filter(({ by }) => players.some(({ id }) => id === by)).sort((a, b) => share(b) - share(a))
}

/** How the last ones were fooled; before anybody was, how it is done. */
export function Book({ table, me, players }: BookProps) {
  const pages = pagesOf(table, players)
  if (pages.length === 0) return <Advice isShort={me === null} />
  return (
    <section className="grid gap-2">
      <Heading level={3} size="section" className="text-center">
        What you fell for last time
      </Heading>
      <ul aria-label="Last round’s lies" className="grid gap-2">
        {pages.map((page) => (
          <li key={page.by} className="flex items-center gap-3 rounded-card bg-leaf-900 px-3 py-2">
            <Avatar seed={page.by} size="2.75rem" className="shrink-0" />
            <p className="min-w-0 leading-snug">
              <strong className="block font-display text-lg">“{page.statements[page.lie]}”</strong>
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

/** A phone that only watches has the way in above it, and room for two lessons. */
function Advice({ isShort }: { readonly isShort: boolean }) {
  return (
    <section className="grid gap-2">
      <Heading level={3} size="section" className="text-center">
        From the jester’s school of lying
      </Heading>
      <ul className="grid gap-2">
        {ADVICE.map((line) => (
          <li
            key={line}
            className={cx(
              'rounded-card bg-leaf-900 px-4 py-3 leading-snug',
              isShort && 'max-sm:nth-[n+3]:hidden short:nth-[n+2]:hidden',
            )}
          >
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function victims({ fooled, voted }: Page, names: Pick<BookProps, 'me' | 'players'>): string {
  if (voted === 0) return 'had no one to fool.'
  if (fooled.length === 0) return 'fooled nobody. Honest face.'
  if (fooled.length === voted && voted > 1) return 'fooled everyone.'
  return `fooled ${namesOf(fooled, names).replace(/^You/, 'you')}.`
}

function share({ fooled, voted }: Page): number {
  return fooled.length / Math.max(1, voted)
}
