import type { Game, PlayerId, SessionView } from '@highjinks/protocol'
import { Crown } from 'lucide-react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { points } from '../../ui/party/points.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { crownedOf } from './crown.ts'
import { Favorite } from './favorite.tsx'
import { nightRows } from './night-rows.ts'

interface NightTableProps {
  readonly view: SessionView
  readonly me: PlayerId | null
  readonly games: readonly Game[]
}

/** The night so far: the scores over all games, the crown, everyone's titles, and the best line. */
export function NightTable({ view, me, games }: NightTableProps) {
  const { night, bestLine } = view.session
  if (night.length === 0) return null
  const crowned = crownedOf(view)
  const rows = nightRows(view)
  return (
    <section aria-labelledby="night" className="grid gap-4">
      <Heading level={2} size="small" id="night">
        {night.length === 1 ? 'The night so far: one game' : `The night so far: ${night.length} games`}
      </Heading>
      {bestLine && (
        <figure className="rounded-card bg-leaf-900 px-5 py-4 text-center">
          <blockquote className="font-handwritten text-2xl leading-tight text-balance">“{bestLine.text}”</blockquote>
          <figcaption className="mt-1 text-muted">
            {bestLine.by === me ? 'You' : (rows.find(({ id }) => id === bestLine.by)?.name ?? 'Someone who left')}, the
            line of the night
          </figcaption>
        </figure>
      )}
      <Favorite {...{ view, me }} />
      <ol className="grid grid-cols-1 gap-2 sm:max-lg:grid-cols-2">
        {rows.map((player) => (
          <li key={player.id} className="flex min-w-0 items-center gap-3 rounded-card bg-leaf-900 py-2 pr-4 pl-3">
            <Avatar seed={player.id} size="2.75rem" />
            <div className="min-w-0 flex-1">
              <p className="flex items-center gap-2 font-display text-lg leading-tight font-bold">
                <span className="min-w-0 wrap-break-word">{player.id === me ? 'You' : player.name}</span>
                {player.id === crowned && (
                  <Badge tone="amber" icon={<Crown aria-hidden="true" />}>
                    <span className="sr-only">Wearing tonight’s crown</span>
                  </Badge>
                )}
              </p>
              <p className="text-sm text-muted">
                {[...(player.hasLeft ? ['left early'] : []), ...titlesOf(view, player.id)].join(' · ')}
              </p>
            </div>
            <p className="font-display text-xl font-extrabold tabular">{points(player.tonight)}</p>
          </li>
        ))}
      </ol>
      {night.length > 1 && (
        <ol className="grid gap-1 text-muted">
          {night.map((game, i) => (
            // The same game can be played twice.
            <li key={`${game.slug} ${i}`}>
              {games.find(({ slug }) => slug === game.slug)?.name ?? `Game ${i + 1}`}: {winnersOf(game.places)}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

type Night = SessionView['session']['night']

/** Returns a player's titles tonight, the latest first. */
function titlesOf({ session }: SessionView, id: PlayerId): readonly string[] {
  const titles = session.night.flatMap((game) =>
    game.awards.filter((award) => award.id === id).map(({ title }) => title),
  )
  return [...new Set(titles.toReversed())]
}

function winnersOf(places: Night[number]['places']): string {
  const winners = places.filter((row) => row.place === 1).map((row) => row.name)
  return new Intl.ListFormat('en').format(winners)
}
