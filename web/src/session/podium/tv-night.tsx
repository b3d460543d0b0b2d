import type { SessionView } from '@highjinks/protocol'
import { Heading } from '../../ui/layout/heading.tsx'
import { points } from '../../ui/party/points.ts'
import { crownedOf } from '../night/crown.ts'
import { Favorite } from '../night/favorite.tsx'
import { nightRows } from '../night/night-rows.ts'

/**
 * Returns whether there's news of the night. After the first game its table equals the game's, but there may be a bet
 * or a line.
 */
export function hasNightToTell({ session }: SessionView): boolean {
  return session.night.length > 1 || session.favorite !== null || (session.gameLine ?? session.bestLine) !== null
}

/** On the TV after the awards: the night's crown, its table, the lobby's bet, and the room's favorite line. */
export function TvNight({ view }: { readonly view: SessionView }) {
  const { night, gameLine, bestLine } = view.session
  const line = gameLine ?? bestLine
  const rows = nightRows(view).filter(({ id }) => !view.players.some((player) => player.id === id && player.isBot))
  const crowned = rows.find(({ id }) => id === crownedOf(view))
  const author = rows.find(({ id }) => id === line?.by)?.name ?? 'Someone who left'
  return (
    <section
      aria-labelledby="tonight"
      data-fits
      className="mx-auto flex w-full max-w-[64rem] grow flex-col justify-center gap-6 text-center"
    >
      <Heading level={2} size="title" id="tonight">
        {crowned ? `${crowned.name} wears tonight’s crown` : 'No one wears tonight’s crown alone'}
      </Heading>
      {night.length > 1 && (
        <ol className="mx-auto grid grid-cols-2 gap-x-10 gap-y-3">
          {rows.map(({ id, name, tonight }) => (
            <li
              key={id}
              className="flex items-baseline justify-between gap-6 rounded-card bg-leaf-900 px-6 py-2 text-3xl font-bold"
            >
              <span className="wrap-break-word">{name}</span>
              <span className="font-display font-extrabold tabular">{points(tonight)}</span>
            </li>
          ))}
        </ol>
      )}
      <div className="text-3xl leading-tight">
        <Favorite view={view} me={null} />
      </div>
      {line && (
        <figure>
          <blockquote className="font-handwritten text-5xl leading-tight text-balance">“{line.text}”</blockquote>
          <figcaption className="mt-2 text-3xl text-muted">
            {author}, {gameLine ? 'the room’s favorite line' : 'the line of the night'}
          </figcaption>
        </figure>
      )}
    </section>
  )
}
