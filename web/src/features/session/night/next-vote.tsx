import type { Game, Intent, PlayerId, SessionView } from '@highjinks/protocol'
import { Button } from '../../../ui/button/button.tsx'
import { CHOSEN } from '../../../ui/button/button-look.ts'
import { Heading } from '../../../ui/layout/heading.tsx'
import { cx } from '../../../ui/look/cx.ts'
import { Badge } from '../../../ui/status/badge.tsx'
import { powersOf } from '../chair.ts'
import { useSession } from '../session-store.ts'

interface NextVoteProps {
  readonly view: SessionView
  readonly me: PlayerId | null
  readonly games: readonly Game[]
  readonly isBusy: boolean
  readonly send: (intent: Intent) => void
}

/** What next? Everybody votes for one of three, in secret; the host decides. */
export function NextVote({ view, me, games, isBusy, send }: NextVoteProps) {
  const own = useSession((state) => (me === null ? null : (state.own[me]?.nextVote ?? null)))
  const { isHost } = powersOf(view, me)
  const { nextGames, nextVotes } = view.session
  const standing = nextGames.flatMap((id) => games.find((game) => game.id === id) ?? [])
  if (standing.length === 0) return null
  const votesFor = (id: number) => nextVotes.find((row) => row.gameId === id)?.votes ?? 0
  return (
    <section aria-labelledby="next" className="grid gap-3">
      <Heading
        level={2}
        size="small"
        id="next"
        className="stage:w-fit stage:rounded-card stage:bg-leaf-900 stage:px-4 stage:py-1"
      >
        What next?{' '}
        <span className="text-base font-normal text-muted">
          {me === null
            ? 'The room votes on its phones.'
            : isHost
              ? 'Your sofa: vote, or decide.'
              : 'Vote. The host decides.'}
        </span>
      </Heading>
      <ul className="grid grid-cols-3 gap-2">
        {standing.map((game) => (
          <li key={game.id} data-game={game.slug} className="grid grid-rows-[1fr_auto] gap-1">
            <Button
              kind="secondary"
              disabled={me === null || isBusy}
              aria-pressed={own === game.id}
              onClick={() => send({ type: 'vote-next', gameId: game.id })}
              className={cx(
                'min-h-16 gap-2 max-sm:flex-col max-sm:justify-start max-sm:px-1.5! max-sm:text-sm sm:gap-3 sm:px-3! sm:text-left',
                own === game.id && CHOSEN,
              )}
            >
              <img src={game.imageUrl} alt="" className="h-12 w-16 shrink-0 rounded-lg object-cover max-sm:w-full" />
              <span className="leading-tight sm:grow">{game.name}</span>
              {votesFor(game.id) > 0 && (
                <Badge tone="lime" className="border-2 border-ink max-sm:absolute max-sm:-top-2 max-sm:-right-1">
                  {votesFor(game.id)}
                  <span className="sr-only"> {votesFor(game.id) === 1 ? 'vote' : 'votes'}</span>
                </Badge>
              )}
            </Button>
            {isHost && (
              <Button
                kind="ghost"
                className="px-3!"
                disabled={isBusy}
                onClick={() => send({ type: 'change-game', gameId: game.id })}
              >
                Play <span className="sr-only">{game.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
