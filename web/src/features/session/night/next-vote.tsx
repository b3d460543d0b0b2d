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
    <section
      aria-labelledby="next"
      className="@container grid gap-3 max-sm:gap-2 lg:stage:grid-cols-[13vw_1fr] lg:stage:items-center lg:stage:gap-[1vw]"
    >
      <Heading level={2} size="small" id="next" className="lg:stage:text-[3.7vh]! lg:stage:leading-none">
        What next?{' '}
        <span className="text-base font-normal text-muted lg:stage:mt-[0.6vh] lg:stage:block lg:stage:font-sans lg:stage:text-[3.05vh] lg:stage:leading-[1.1] lg:stage:text-words">
          {me === null ? 'The room votes.' : isHost ? 'It’s your couch: vote, or decide.' : 'Vote. The host decides.'}
        </span>
      </Heading>
      <ul className="grid grid-cols-3 gap-2 lg:@max-lg:grid-cols-1 stage:gap-[1vw]">
        {standing.map((game) => (
          <li
            key={game.id}
            data-game={game.slug}
            className="grid grid-rows-[1fr_auto] gap-2 lg:@max-lg:grid-cols-[1fr_auto] lg:@max-lg:grid-rows-1"
          >
            {me === null ? (
              <Bill game={game} votes={votesFor(game.id)} />
            ) : (
              <Button
                kind="secondary"
                disabled={isBusy}
                aria-pressed={own === game.id}
                onClick={() => send({ type: 'vote-next', gameId: game.id })}
                className={cx(
                  'min-h-16 gap-2 max-sm:flex-col max-sm:justify-start max-sm:px-1.5! max-sm:text-sm max-sm:pt-1.5! short:justify-center sm:gap-3 sm:px-3! sm:text-left',
                  own === game.id && CHOSEN,
                )}
              >
                <img
                  src={game.imageUrl}
                  alt=""
                  className="h-12 w-16 shrink-0 rounded-lg object-cover max-sm:h-auto max-sm:w-full max-sm:aspect-video short:hidden"
                />
                <span className="leading-tight sm:grow">{game.name}</span>
                {votesFor(game.id) > 0 && (
                  <Badge tone="lime" className="border-2 border-ink max-sm:absolute max-sm:-top-2 max-sm:-right-1">
                    <Votes count={votesFor(game.id)} />
                  </Badge>
                )}
              </Button>
            )}
            {isHost && (
              <Button
                kind="secondary"
                className="min-h-11! rounded-full! px-3! py-0! lg:@max-lg:rounded-control! lg:@max-lg:px-5!"
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

function Votes({ count }: { readonly count: number }) {
  return (
    <>
      {count}
      <span className="sr-only"> {count === 1 ? 'vote' : 'votes'}</span>
    </>
  )
}

/** For those who watch, with nothing to press: its cover as a bill, and before it somebody for every vote, whoever it was. */
function Bill({ game, votes }: { readonly game: Game; readonly votes: number }) {
  return (
    <div className="paper flex flex-col overflow-clip rounded-card border-3 border-ink lg:@max-lg:flex-row stage:flex-row squarish:flex-col! stage:border-4">
      <div className="relative lg:@max-lg:w-30 lg:@max-lg:shrink-0 stage:h-[10.6vh] stage:w-[34%] squarish:h-[7.6vh] squarish:w-full stage:shrink-0">
        <img
          src={game.imageUrl}
          alt=""
          className="aspect-4/3 w-full object-cover object-[50%_35%] stage:aspect-auto stage:h-full"
        />
        {votes > 0 && (
          <span aria-hidden="true" className="absolute inset-x-2 bottom-0 flex justify-end">
            {Array.from({ length: votes }, (_, i) => `vote ${i}`).map((vote) => (
              <Voter key={vote} />
            ))}
          </span>
        )}
      </div>
      <div className="grid min-w-0 grow place-content-center border-t-3 border-ink px-1.5 py-1 lg:@max-lg:border-t-0 lg:@max-lg:border-l-3 lg:@max-lg:text-xl text-center font-display leading-tight font-bold max-sm:text-sm stage:border-t-0 stage:border-l-4 squarish:border-t-4 squarish:border-l-0 stage:px-1 stage:text-xl stage:leading-none stage:text-balance">
        {game.name}
        {votes > 0 && (
          <span className="sr-only">
            <Votes count={votes} />
          </span>
        )}
      </div>
    </div>
  )
}

/** Somebody seen from behind. */
function Voter() {
  return (
    <svg
      viewBox="0 0 48 46"
      className="-ml-2 w-7 origin-bottom animate-pop stage:w-16"
      fill="var(--color-lime)"
      stroke="var(--color-ink)"
      strokeWidth="3.5"
      strokeLinejoin="round"
    >
      <path d="M3 50c0-16 8-22 21-22s21 6 21 22Z" />
      <circle cx="24" cy="17" r="14" />
    </svg>
  )
}
