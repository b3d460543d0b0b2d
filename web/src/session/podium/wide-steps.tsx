import type { PlayerId, TableFrame } from '@highjinks/protocol'
import { Figure } from '../../show/people/figure.tsx'
import { risesOf } from '../../show/podium/rises.ts'
import { type Distance, type Stance, stanceOn } from '../../show/podium/stances.ts'
import { Tower } from '../../show/podium/tower.tsx'
import { cx } from '../../ui/look/cx.ts'
import { longestWord } from '../../ui/look/longest-word.ts'
import { points } from '../../ui/party/points.ts'
import { ofYou } from './of-you.ts'
import type { Step, Told } from './wide-layout.ts'
import './wide-steps.css'

type Awards = TableFrame['awards']

interface WideStepsProps {
  readonly steps: readonly Step[]
  /** Returns whether the people in this place can be shown yet. */
  readonly isTold: (place: number) => boolean
  /** Empty until it's time to show them. */
  readonly awards: Awards
  /** Between first and second place; null if someone played alone. */
  readonly distance: Distance | null
  /** The player whose screen this is. */
  readonly me?: PlayerId | null
}

/** The podium at a TV's full height: everyone from hat to shoes, on a step with their result. */
export function WideSteps({ steps, isTold, awards, distance, me = null }: WideStepsProps) {
  // Until the winner is named, nothing hints at the result.
  const rises = isTold(1) ? risesOf(steps.flatMap(({ people }) => people)) : null
  const reach = rises && distance === 'far' ? (rises.get(1) ?? 0) - (rises.get(2) ?? 0) : 0
  return (
    <ol
      aria-label="Podium"
      data-distance={(rises && distance) ?? undefined}
      className="wide-steps"
      style={{ gridTemplateColumns: steps.map(({ share }) => `${share}fr`).join(' ') }}
    >
      {steps.map(({ place, people, told }, i) => (
        <li
          key={place}
          aria-label={`Place ${place}`}
          data-place={Math.min(place, 4)}
          data-people={people.length}
          className="wide-step"
        >
          <div className="wide-top">
            {isTold(place) && <People {...{ place, people }} stance={stanceOn(place, distance ?? 'clear')} />}
            <div
              className="wide-riser"
              data-risen={rises ? true : undefined}
              style={{ '--rise': rises?.get(place), '--reach': reach }}
            >
              {place === 1 && reach > 0 && <Tower isLadderLeft={i > 0} />}
            </div>
          </div>
          <div className="wide-face">
            {told === 'nothing' || !isTold(place) ? (
              <Medal place={place} />
            ) : (
              <ul className="flex justify-evenly gap-[1vw]">
                {people.map(({ id, name, score }) => (
                  <li key={id} className="@container min-w-0 flex-1 animate-fade">
                    <p className="wide-name" style={{ '--letters': longestWord(name) }}>
                      {name} {id === me && <You />}
                    </p>
                    <p className="wide-score">
                      <Medal place={place} /> {points(score)}
                    </p>
                    <Merit award={awards.find((one) => one.id === id)} isMine={id === me} told={told} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Medal({ place }: Pick<Step, 'place'>) {
  return (
    <span aria-hidden="true" className="wide-number">
      {place}
    </span>
  )
}

function People({ place, people, stance }: Pick<Step, 'place' | 'people'> & { readonly stance: Stance }) {
  const isFirst = place === 1
  return (
    <div className="wide-people" aria-hidden="true">
      {isFirst && <div className="wide-rays" />}
      {people.map(({ id }) => (
        <div key={id} className={cx('wide-figure animate-drop', isFirst && 'wide-winner')}>
          <Figure seed={id} {...stance} isCrowned={isFirst} className="size-full" />
        </div>
      ))}
    </div>
  )
}

/** Marks the reader's own place. */
export function You() {
  return <span className="wide-you">You</span>
}

interface MeritProps {
  readonly award: Awards[number] | undefined
  readonly told: Told
  readonly isMine: boolean
}

/** A player's award and its reason. */
export function Merit({ award, told, isMine }: MeritProps) {
  if (!award || told === 'names' || told === 'nothing') return null
  return (
    <p className="wide-merit">
      <b className="font-display">{told === 'reasons' ? `${award.title}:` : award.title}</b>
      {told === 'reasons' && ` ${isMine ? `you ${ofYou(award.detail)}` : award.detail}`}
    </p>
  )
}
