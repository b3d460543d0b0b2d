import type { PlayerView } from '@highjinks/protocol'
import { saidAside } from '../../ui/announcer/announcer.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import type { AttemptView } from '../attempt/attempt.ts'
import { TONES } from '../attempt/verdict-button.tsx'
import { type Ballot, judgementsOf } from '../attempt/verdict-looks.ts'
import { nameOf } from '../screen.ts'
import { TvBallots } from './ballots.tsx'

interface TvJuryProps {
  readonly attempt: AttemptView
  readonly players: readonly PlayerView[]
  /** The options for this one; defaults to all four. */
  readonly ballot?: Ballot | undefined
}

/** The vote, for everyone: how many have voted, the options, and the ballots. */
export function TvJury({ attempt, players, ballot }: TvJuryProps) {
  const { voters, voted } = attempt
  const [only, another] = voters
  if (only === undefined) return null
  if (another === undefined) return <Judge id={only} players={players} />
  return (
    <div className="my-auto flex items-center justify-center gap-4">
      <div className="grid justify-items-center gap-4">
        <p ref={saidAside} className="text-center font-display text-5xl font-bold text-balance">
          {voted.length === 0 ? 'The jury is out.' : `${voted.length} of ${voters.length} decided`}
        </p>
        <Choices {...{ attempt, players, ballot }} />
      </div>
      <TvBallots voters={voters} voted={voted} />
    </div>
  )
}

/** The only juror. The whole room looks at them. */
function Judge({ id, players }: Pick<TvJuryProps, 'players'> & { readonly id: string }) {
  return (
    <div className="my-auto flex items-center justify-center gap-8">
      <Avatar seed={id} size="9.2rem" className="animate-drop" />
      <div className="text-center text-balance">
        <p ref={saidAside} className="font-display text-5xl font-bold">
          {nameOf(players, id)} is the whole jury.
        </p>
        <p className="text-2xl font-semibold text-muted">
          {players.some(({ isBot }) => isBot) ? 'Bots like everything.' : 'Snacks aren’t a bribe, officially.'}
        </p>
      </div>
    </div>
  )
}

/** A rubber stamp at the ready, on paper: one of the room's own color would look like a hole. */
const STAMP =
  'flex items-center gap-2 rounded-control border-4 border-ink px-1.5 py-1 font-display text-2xl leading-tight font-extrabold outline-4 outline-cream'

/** As the phones name them. They look alike, whatever the votes. */
function Choices({ attempt: { contenders }, players, ballot }: TvJuryProps) {
  return (
    <ul aria-label="What a ballot can say" className="flex flex-wrap justify-center gap-1.5">
      {contenders.length > 1
        ? contenders.map((id) => (
            <li key={id} className={cx(STAMP, TONES.plain)}>
              <Avatar seed={id} size="2.25rem" />
              <Unbroken>{nameOf(players, id)}</Unbroken>
            </li>
          ))
        : judgementsOf(ballot).map(({ verdict, words, icon: Icon, tone }, i) => (
            <li key={verdict} className={cx(STAMP, TONES[tone], i % 2 === 0 ? '-rotate-2' : 'rotate-1')}>
              <Icon aria-hidden="true" strokeWidth={3} className="size-7.5" />
              {words}
            </li>
          ))}
    </ul>
  )
}
