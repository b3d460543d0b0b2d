import type { CrewPage } from '@highjinks/protocol'
import { Crown } from 'lucide-react'
import { dateOf } from '../../lib/dates.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { useGames } from '../catalogue/games.ts'

const LIST = new Intl.ListFormat('en')

/** Past nights, newest first, and who won each game. */
export function Nights({ crew }: { readonly crew: NonNullable<CrewPage['crew']> }) {
  const games = useGames()
  if (crew.nights.length === 0) return null
  const known = games.status === 'ready' ? games.value : []
  const nameOf = (id: string) => crew.members.find((member) => member.id === id)?.name
  return (
    <section aria-labelledby="crew-nights" className="grid gap-2">
      <Heading level={2} size="small" id="crew-nights">
        Past nights
      </Heading>
      <ol className="grid gap-2">
        {crew.nights.map(({ at, games: played }) => (
          <li key={at} className="rounded-card bg-leaf-900 px-4 py-3">
            <p className="font-semibold">{dateOf(new Date(at).toISOString())}</p>
            <ul className="grid gap-1 text-muted">
              {played.map(({ slug, crowned }, i) => (
                // A night can have the same game twice
                <li key={`${slug}-${i}`} className="flex items-center gap-2">
                  <Crown aria-hidden="true" className="size-4 shrink-0 text-amber" />
                  <span>
                    {known.find((game) => game.slug === slug)?.name ?? 'A game'}:{' '}
                    {LIST.format(crowned.flatMap((id) => nameOf(id) ?? [])) || 'a guest'}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
