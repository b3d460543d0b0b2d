import type { Hand, View } from '@highjinks/games/baked-or-bluffing'
import type { PlayerId } from '@highjinks/protocol'
import { SidePeople } from '../../../show/people/side-people.tsx'
import { said } from '../../../ui/announcer/announcer.ts'
import { cx } from '../../../ui/look/cx.ts'
import { signed } from '../../../ui/party/points.ts'
import type { ScreenProps } from '../../screen.ts'
import { VOTE_WORDS } from '../words.ts'
import './toaster.css'

interface ToasterProps extends Pick<ScreenProps<View, Hand>, 'players'> {
  readonly reveal: NonNullable<View['reveal']>
  /** The players in their slot by now. */
  readonly arrived: readonly PlayerId[]
  /** The words before it is out. */
  readonly suspense: string
  readonly isCounted: boolean
}

const VOTES = ['legit', 'baked'] as const
/** With more people in a slot, one sum is for all of them. */
const FEW = 3
const EMPTY = { legit: 'Nobody believed it.', baked: 'No one smelled the toast.' } as const

/** On a TV: everyone hops into the slot they voted for; right players pop up, and the others are toast. */
export function Toaster({ reveal, arrived, suspense, isCounted, players }: ToasterProps) {
  const { votes, isTrue, isOverturned, gains } = reveal
  const idsOf = (vote: (typeof VOTES)[number]) => arrived.filter((id) => votes[id] === vote)
  const shared = (vote: (typeof VOTES)[number]) => (idsOf(vote).length > FEW ? (gains[idsOf(vote)[0] ?? ''] ?? 0) : 0)
  const isUp = (vote: (typeof VOTES)[number]) => isOverturned || (vote === 'legit') === isTrue
  return (
    <div className="toaster">
      {VOTES.map((vote) => (
        <section
          key={vote}
          aria-label={`Said ${VOTE_WORDS[vote]}`}
          className="slot"
          data-vote={vote}
          data-fate={isCounted ? (isUp(vote) ? 'up' : 'down') : undefined}
        >
          <SidePeople
            label={VOTE_WORDS[vote]}
            ids={idsOf(vote)}
            players={players}
            // The sofa shows whose bowl is left there.
            named={0}
            letters={0}
            isOneRow
            lookOf={(id, mood) => {
              const gain = isCounted && shared(vote) === 0 ? (gains[id] ?? 0) : 0
              return {
                mood: isCounted ? (isUp(vote) ? 'glad' : 'winces') : mood,
                holds: gain > 0 && <span className="walker-gain animate-slam">{signed(gain)}</span>,
              }
            }}
          />
          <p aria-hidden="true" className="slot-sign">
            {VOTE_WORDS[vote]}
          </p>
          {isCounted && shared(vote) > 0 && (
            <p className="slot-gain">
              <span className="animate-slam">{signed(shared(vote))}</span>
            </p>
          )}
          {isCounted && idsOf(vote).length === 0 && <p className="slot-empty animate-pop">{EMPTY[vote]}</p>}
        </section>
      ))}
      <p
        key={`${isCounted}`}
        ref={isCounted ? said : undefined}
        data-said={isCounted ? (isTrue || isOverturned ? 'legit' : 'baked') : undefined}
        className={cx('toaster-stamp', isCounted && 'animate-slam')}
      >
        <span className={cx(!isCounted && 'animate-breathe')}>
          {isCounted ? (isTrue ? 'Legit!' : 'Baked!') : suspense}
        </span>
      </p>
    </div>
  )
}
