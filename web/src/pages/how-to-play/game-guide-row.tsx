import { rulesInBrief } from '@highjinks/games/rules-in-brief'
import { Link } from '../../ui/button/link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Cover } from '../../ui/picture/cover.tsx'
import { ACTION_FACES, ActionSymbol, INTENSITY_FACES, Pips } from '../../ui/toys/die-faces.tsx'
import type { GameGuide } from './guide.ts'

interface GameGuideRowProps {
  readonly game: GameGuide
  /** Picture right, text left, where there's room for both. */
  readonly isMirrored: boolean
}

export function GameGuideRow({ game, isMirrored }: GameGuideRowProps) {
  return (
    <article
      data-game={game.slug}
      className="grid items-center gap-x-10 gap-y-4 sm:grid-cols-[2fr_3fr] sm:data-mirrored:grid-cols-[3fr_2fr]"
      data-mirrored={isMirrored || undefined}
    >
      <div
        className={cx(
          'overflow-hidden rounded-card border-4 border-ink',
          isMirrored ? 'rotate-1 sm:order-2' : '-rotate-1',
        )}
      >
        <Cover src={`/covers/${game.slug}.svg`} />
      </div>
      <div>
        <Heading level={3} size="title" className="text-accent">
          <Link to={`/game/${game.slug}`} className="decoration-4 underline-offset-8 hover:underline">
            {game.name}
          </Link>
        </Heading>
        <p className="mt-1 text-lg">{game.text}</p>
        <ol className="mt-3 grid gap-1.5">
          {rulesInBrief(game.slug).map((beat, index) => (
            <li key={beat} className="flex gap-3">
              <span aria-hidden="true" className="font-display font-extrabold text-accent tabular">
                {index + 1}
              </span>
              <span className="text-muted">{beat}</span>
            </li>
          ))}
        </ol>
        {game.slug === 'high-rollers' && <AllFaces />}
      </div>
    </article>
  )
}

/** Every face the two dice have. */
function AllFaces() {
  const die = 'w-12 rounded-[0.9rem] border-3 border-ink sm:w-13'
  return (
    <div aria-hidden="true" className="mt-4 grid gap-2">
      <div className="flex flex-wrap gap-2">
        {ACTION_FACES.map((face) => (
          <svg key={face} viewBox="0 0 100 100" className={cx(die, 'bg-cream')}>
            <ActionSymbol face={face} />
          </svg>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {INTENSITY_FACES.map((face) => (
          <svg key={face} viewBox="0 0 100 100" className={cx(die, 'bg-amber')}>
            <Pips face={face} />
          </svg>
        ))}
      </div>
    </div>
  )
}
