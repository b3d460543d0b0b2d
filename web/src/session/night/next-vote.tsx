import type { Game, Intent, PlayerId, SessionView } from '@highjinks/protocol'
import { Heading } from '../../ui/layout/heading.tsx'
import { powersOf } from '../chair.ts'
import { useSession } from '../session-store.ts'
import './next-vote.css'

interface NextVoteProps {
  readonly view: SessionView
  readonly me: PlayerId | null
  readonly games: readonly Game[]
  readonly isBusy: boolean
  readonly send: (intent: Intent) => void
}

/** What next? Everybody votes for one of three, in secret; the host decides. Each cover is itself what is pressed. */
export function NextVote({ view, me, games, isBusy, send }: NextVoteProps) {
  const own = useSession((state) => (me === null ? null : (state.own[me]?.nextVote ?? null)))
  const { isHost } = powersOf(view, me)
  const { nextGames, nextVotes } = view.session
  const standing = nextGames.flatMap((id) => games.find((game) => game.id === id) ?? [])
  if (standing.length === 0) return null
  const votesFor = (id: number) => nextVotes.find((row) => row.gameId === id)?.votes ?? 0
  return (
    <section aria-labelledby="next" className="next-vote">
      <Heading level={2} size="small" id="next" className="next-title">
        What next?{' '}
        <span className="next-how">
          {me === null
            ? 'Vote on your phone.'
            : isHost
              ? 'You’re the host: vote, or just pick.'
              : 'Vote. The host decides.'}
        </span>
      </Heading>
      <ul className="vote-cards">
        {standing.map((game) => (
          <li key={game.id} data-game={game.slug} className="vote-place">
            {me === null ? (
              <div className="vote-card paper">
                <VoteCard game={game} votes={votesFor(game.id)} />
              </div>
            ) : (
              <button
                type="button"
                disabled={isBusy}
                aria-pressed={own === game.id}
                onClick={() => send({ type: 'vote-next', gameId: game.id })}
                className="vote-card paper lip"
              >
                <VoteCard game={game} votes={votesFor(game.id)} />
              </button>
            )}
            {/* To decide takes a second tap: a thumb that only votes must not end the evening's podium. */}
            {isHost && own === game.id && (
              <button
                type="button"
                className="vote-card-play lip animate-pop"
                disabled={isBusy}
                onClick={() => send({ type: 'change-game', gameId: game.id })}
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

interface VoteCardProps {
  readonly game: Game
  readonly votes: number
}

/** The cover of a game, and before it somebody for every vote, whoever it was. */
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

/** Somebody seen from behind. */
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
