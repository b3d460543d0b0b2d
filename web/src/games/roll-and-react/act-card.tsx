import type { Hand, View } from '@highjinks/games/roll-and-react'
import { Check } from 'lucide-react'
import { Later } from '../../ui/layout/later.tsx'
import { cx } from '../../ui/look/cx.ts'
import type { ScreenProps } from '../screen.ts'
import { Crowd } from './crowd.tsx'
import type { Act, Take } from './gallery-timeline.ts'
import { ownPart, themeOf } from './theme.ts'
import { viewersOf } from './viewers.ts'
import './act-card.css'

type People = Pick<ScreenProps<View, Hand>, 'me' | 'players'>

interface ActCardProps extends People {
  readonly act: Act
  readonly board: View['board']
  /** The number of its guesses that have come. */
  readonly taken: number
  readonly isStamped: boolean
}

/** One scene on a bill, its viewers below, and their guesses over their heads. Screen readers have the whole run. */
export function ActCard({ act, board, taken, isStamped, me, players }: ActCardProps) {
  const theme = themeOf(board)
  const wordsOf = (id: number) => ownPart(board.find(({ scene }) => scene === id)?.text ?? '', theme)
  return (
    <div aria-hidden="true" className="act large-card">
      <p className="act-title animate-slam">
        <small>{theme === null ? 'This was' : `${theme} …`}</small>
        {wordsOf(act.scene)}
      </p>
      <ul className="act-takes" data-takes={act.takes.length} data-narrow={isNarrow(act) || undefined}>
        {act.takes.map((take, i) => (
          <Later key={take.seen} turn={i + 1}>
            <TakenFor
              words={take.seen === null ? 'All sorts of things' : wordsOf(take.seen)}
              isRight={take.seen === act.scene}
              isOut={i < taken}
              {...{ take, isStamped, me, players }}
            />
          </Later>
        ))}
      </ul>
      {isStamped && <Verdict act={act} />}
    </div>
  )
}

/** This few right guessers need less room than the others' guesses. */
const FEW_IN_ALL = 4

function isNarrow({ scene, takes: [first, ...others] }: Act): boolean {
  return first?.seen === scene && others.length > 0 && first.by.length + 1 + others.length <= FEW_IN_ALL
}

interface TakenForProps extends People {
  readonly take: Take
  readonly words: string
  readonly isRight: boolean
  readonly isOut: boolean
  readonly isStamped: boolean
}

function TakenFor({ take: { by }, words, isRight, isOut, isStamped, me, players }: TakenForProps) {
  const mood = isRight ? 'smiles' : isStamped ? 'shrugs' : 'calm'
  return (
    <li className={cx('act-take', isOut ? 'animate-pop' : 'invisible')} data-right={isRight || undefined}>
      <p className="act-bubble" style={{ '--letters': words.length }}>
        <small>
          {viewersOf(by, { me, players })} saw{isRight ? ' it' : ''}
        </small>
        {isRight ? <Check strokeWidth={5} className="act-tick" /> : words}
      </p>
      <Crowd ids={by} mood={mood} />
    </li>
  )
}

/** Says how many saw it. */
function Verdict({ act: { scene, takes } }: { readonly act: Act }) {
  const countOf = (some: readonly Take[]) => some.reduce((sum, { by }) => sum + by.length, 0)
  const right = countOf(takes.filter(({ seen }) => seen === scene))
  const all = countOf(takes)
  const tone = right === all ? 'all' : right === 0 ? 'none' : 'some'
  return (
    <p className="act-stamp animate-slam" data-seen={tone}>
      {{ all: 'Nailed it!', some: `${right} of ${all} saw it`, none: 'Nobody saw it!' }[tone]}
    </p>
  )
}
