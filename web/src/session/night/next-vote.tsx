import type { Game, Intent, PlayerId, SessionView } from '@highjinks/protocol'
import { timeOf } from '../../lib/dates.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { Button } from '../../ui/button/button.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Clock } from '../../ui/party/clock.tsx'
import { hostName, powersOf } from '../host-role.ts'
import { useSession } from '../session-store.ts'
import './next-vote.css'

interface NextVoteProps {
  readonly view: SessionView
  readonly me: PlayerId | null
  readonly games: readonly Game[]
  readonly isBusy: boolean
  readonly send: (intent: Intent) => void
}

/**
 * The vote for the next game: everyone picks one of three in secret, and the winner starts on its own. The host can
 * start any of them before that. Each cover is its own button.
 */
export function NextVote({ view, me, games, isBusy, send }: NextVoteProps) {
  const own = useSession((state) => (me === null ? null : (state.own[me]?.nextVote ?? null)))
  const { isHost } = powersOf(view, me)
  const { nextGames, nextVotes, next } = view.session
  const standing = nextGames.flatMap((id) => games.find((game) => game.id === id) ?? [])
  const chosen = next?.stage.kind === 'chosen' ? next.stage : null
  if (standing.length === 0) return next?.isLast ? <NothingFits until={view.session.until} /> : null
  const votesFor = (id: number) => nextVotes.find((row) => row.gameId === id)?.votes ?? 0
  return (
    <section
      aria-labelledby="next"
      className="next-vote"
      data-stage={next?.stage.kind}
      data-last={next?.isLast || undefined}
    >
      <div className="next-head">
        <Heading level={2} size="small" id="next" className="next-title">
          {next?.isLast ? 'Last game of the night' : chosen ? 'Next' : 'What next'}
          {chosen ? <span className="next-name">: {nameOf(games, chosen.gameId)}</span> : '?'}{' '}
          <span className="next-how">{howWords(view, me)}</span>
        </Heading>
        {next && <NextClock stage={next.stage} />}
        {chosen && me !== null && (
          <Button kind="secondary" className="next-not-yet" disabled={isBusy} onClick={() => send({ type: 'not-yet' })}>
            Not yet
          </Button>
        )}
      </div>
      <ul className="vote-cards">
        {standing.map((game) => (
          <li key={game.id} data-game={game.slug} className="vote-place">
            {me === null ? (
              <div className="vote-card paper" data-won={wonIn(chosen, game.id)}>
                <VoteCard game={game} votes={votesFor(game.id)} />
              </div>
            ) : (
              <button
                type="button"
                disabled={isBusy || chosen !== null}
                aria-pressed={own === game.id}
                data-won={wonIn(chosen, game.id)}
                onClick={() => send({ type: 'vote-next', gameId: game.id })}
                className="vote-card paper lip"
              >
                <VoteCard game={game} votes={votesFor(game.id)} />
              </button>
            )}
            {/* Starting takes a second tap: a thumb that only votes must not end the podium. */}
            {isHost && own === game.id && !chosen && (
              <button
                type="button"
                className="vote-card-play lip animate-pop"
                disabled={isBusy}
                onClick={() => send({ type: 'play-next', gameId: game.id })}
              >
                Play <span className="sr-only">{game.name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns the game drawn from a tie, or the only winner. */
function wonIn(chosen: { readonly gameId: number; readonly tied: readonly number[] } | null, id: number) {
  if (chosen?.gameId === id) return 'game'
  return chosen?.tied.includes(id) ? 'tie' : undefined
}

type Next = SessionView['session']['next']

const nameOf = (games: readonly Game[], id: number) => games.find((game) => game.id === id)?.name ?? 'the next game'

/** Returns the vote's rule, the same for the host, the others and a TV. */
function howWords(view: SessionView, me: PlayerId | null): string {
  const { next } = view.session
  if (next?.stage.kind === 'chosen') return next.stage.tied.length > 0 ? 'A tie! We drew lots.' : 'Most votes.'
  const isRunning = next?.stage.kind === 'vote'
  if (me === null) return isRunning ? 'Vote on your phone. The winner starts.' : 'Vote on your phone.'
  if (isRunning) return 'Vote. The winner starts on its own.'
  return powersOf(view, me).isHost ? 'Vote. You pick.' : `Vote. ${hostName(view)} picks.`
}

/** The time left in the vote, or for “Not yet”. */
function NextClock({ stage }: { readonly stage: NonNullable<Next>['stage'] }) {
  if (stage.kind === 'rest') return null
  const deadline = stage.kind === 'vote' ? stage.endsAt : stage.startsAt
  const seconds = stage.kind === 'vote' ? VOTE_SECONDS : CHOSEN_SECONDS
  const label = stage.kind === 'vote' ? 'Vote' : 'Starts'
  return <Clock deadline={deadline} totalMs={seconds * 1000} now={serverNow} size="2.75rem" label={label} />
}

/** Full rings; a longer vote has a full ring at first. */
const VOTE_SECONDS = 45
const CHOSEN_SECONDS = 8

function NothingFits({ until }: { readonly until: number | null }) {
  return (
    <p className="text-center text-balance text-muted">
      {until === null
        ? 'That was the last game of the night.'
        : `Nothing fits before ${timeOf(new Date(until).toISOString())}. Good night!`}
    </p>
  )
}

interface VoteCardProps {
  readonly game: Game
  readonly votes: number
}

/** A game's cover, with an anonymous figure in front of it for every vote. */
function VoteCard({ game, votes }: VoteCardProps) {
  return (
    <>
      <span className="vote-card-cover">
        <img src={game.imageUrl} alt="" />
        {votes > 0 && (
          <span aria-hidden="true" className="vote-card-voters">
            {Array.from({ length: votes }, (_, i) => `vote ${i}`).map((vote) => (
              <Voter key={vote} />
            ))}
          </span>
        )}
      </span>
      <span className="vote-card-name">
        {game.name}
        {votes > 0 && (
          <span className="sr-only">
            {votes} {votes === 1 ? 'vote' : 'votes'}
          </span>
        )}
      </span>
    </>
  )
}

/** A person seen from behind. */
function Voter() {
  return (
    <svg
      viewBox="0 0 48 46"
      className="vote-card-voter animate-pop"
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
