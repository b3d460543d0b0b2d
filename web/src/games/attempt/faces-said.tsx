import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { nameOf, type ScreenProps } from '../screen.ts'
import type { AttemptView } from './attempt.ts'
import './faces-said.css'
import { saidOf } from './said.ts'
import { GROUNDS, type Tone } from './tones.ts'
import { type Ballot, judgementsOf } from './verdict-looks.ts'

interface Choice {
  readonly value: string
  readonly words: string
  readonly tone: Tone
}

interface FacesSaidProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly attempt: AttemptView
  /** The number of faces that have arrived. */
  readonly come: number
  /** Whether the stamp is down; then the faces make room for it. */
  readonly isStamped: boolean
  /** This attempt's options; defaults to all four. */
  readonly ballot?: Ballot
}

/** The voters' faces fly to their answers one after the other and stay there. */
export function FacesSaid({ attempt, come, isStamped, ballot, me, players }: FacesSaidProps) {
  const said = saidOf(attempt).slice(0, come)
  return (
    <ul className="faces-said" data-stamped={isStamped || undefined} aria-label="Who said what">
      {choicesOf(attempt, players, ballot).map(({ value, words, tone }) => {
        const faces = said.filter(([, what]) => what === value)
        return (
          <li
            key={value}
            className={cx('faces-said-choice', GROUNDS[tone])}
            data-empty={faces.length === 0 || undefined}
          >
            <span className="faces-said-words">{words}</span>
            <span className="faces-said-faces">
              {faces.map(([by]) => (
                <span key={by} className="faces-said-face">
                  <Avatar seed={by} size="var(--said)" label={by === me ? 'You' : nameOf(players, by)} />
                </span>
              ))}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Returns the options: verdicts, or who was better. */
function choicesOf(
  { contenders }: AttemptView,
  players: FacesSaidProps['players'],
  ballot: FacesSaidProps['ballot'],
): readonly Choice[] {
  if (contenders.length > 1)
    return contenders.map((id, i) => ({ value: id, words: nameOf(players, id), tone: i === 0 ? 'sky' : 'pink' }))
  return judgementsOf(ballot).map(({ verdict, words, tone }) => ({ value: verdict, words, tone }))
}
