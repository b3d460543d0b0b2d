import { type LocalGame, takeBows } from '@highjinks/games/local'
import { Avatar } from '../../ui/avatar/avatar.tsx'

/** Everybody with the one thing they were tonight. */
export function Recap({ game }: { readonly game: LocalGame }) {
  const cards = game.taken.length
  return (
    <section aria-label="Recap" className="grid gap-4">
      <ul className="grid gap-3 sm:grid-cols-2">
        {takeBows(game).map(({ player, title, detail, card }, index) => (
          <li
            key={player.id}
            className="flex animate-pop items-center gap-3 rounded-card bg-leaf-900 p-3 text-left"
            style={{ animationDelay: `${index * 90}ms` }}
          >
            <span aria-hidden="true" className="shrink-0" style={{ rotate: `${((index % 3) - 1) * 6}deg` }}>
              <Avatar seed={`${player.id} ${player.name}`} size="4rem" />
            </span>
            <span className="min-w-0">
              <span className="block font-display text-xl font-extrabold text-mark">{title}</span>
              <span className="block font-semibold">
                {player.name} <span className="font-normal text-muted">· {detail}</span>
              </span>
              {card && <span className="mt-1 block text-pretty text-muted short:text-sm">“{card}”</span>}
            </span>
          </li>
        ))}
      </ul>
      <p className="tabular">
        {cards === 0
          ? 'Not a single card. The couch is speechless.'
          : `${cards === 1 ? 'One card' : `${cards} cards`} in ${game.round === 1 ? 'one round' : `${game.round} rounds`}.`}
      </p>
    </section>
  )
}
