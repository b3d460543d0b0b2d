import type { PlayerId, TableFrame } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import { createFitMarks } from '../../lib/fit-marks.ts'
import { useMark } from '../../lib/use-mark.ts'
import { useFace } from '../../ui/avatar/looks.ts'
import { Later } from '../../ui/layout/later.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { points } from '../../ui/party/points.ts'
import type { Sitter } from './cast.ts'
import { Upper } from './character.tsx'
import './waiting-people.css'

interface WaitingPeopleProps {
  readonly people: readonly Sitter[]
  readonly standings: TableFrame['standings']
  readonly me: PlayerId | null
  readonly hero: ReactNode
  /** The reader's rank; null while it is unknown. */
  readonly line: string | null
}

/** The most that fit on a phone, each wide enough for a whole name. */
const MOST = 4

const markFits = createFitMarks({
  line: (height) => height >= 2.6,
  narrow: (height) => height < 4,
  hero: (height) => (height >= 6.5 && height < 11) || height >= 14,
  row: (height) => height >= 11,
  plenty: (height) => height >= 19,
})

/**
 * Fills a phone that has nothing to press: the room's hero, the reader's rank, and everyone on a block as high as their
 * score, at their phones while we wait for them. It only takes room that nothing else wants, and drops what doesn't
 * fit.
 */
export function WaitingPeople({ people, standings, me, hero, line }: WaitingPeopleProps) {
  useMark('has-waiting-people')
  const own = standings.findIndex(({ id }) => id === me)
  const first = Math.max(0, Math.min(own - Math.floor(MOST / 2), standings.length - MOST))
  const best = Math.max(1, ...standings.map(({ score }) => score))
  const row = standings.slice(first, first + MOST)
  return (
    <section ref={markFits} aria-label="Meanwhile" className="waiting-people">
      <div aria-hidden="true" className="waiting-people-hero">
        {hero}
      </div>
      <p className={cx('waiting-people-line paper', line === null && 'invisible')}>{line ?? '…'}</p>
      <ol
        aria-label={row.length < standings.length ? 'Who’s close' : 'Everyone’s score'}
        className="waiting-people-row"
      >
        {row.map(({ id, score }, turn) => {
          const sitter = people.find((one) => one.id === id)
          return (
            sitter && (
              <Block
                key={id}
                turn={turn}
                sitter={sitter}
                score={score}
                share={Math.max(0, score) / best}
                isMe={id === me}
              />
            )
          )
        })}
      </ol>
    </section>
  )
}

interface BlockProps {
  readonly sitter: Sitter
  /** The number drawn before, one per frame. */
  readonly turn: number
  readonly score: number
  readonly share: number
  readonly isMe: boolean
}

function Block({ sitter: { id, name, mood, isStanding }, turn, score, share, isMe }: BlockProps) {
  const face = useFace(id)
  const called = isMe ? 'You' : name
  return (
    <li className="waiting-people-place">
      <span aria-hidden="true" className="waiting-people-figure">
        <Later turn={turn}>
          <Upper face={face} mood={mood} isStanding={isStanding} snacks={null} />
        </Later>
      </span>
      <span className={cx('waiting-people-block', isMe && 'paper')} style={{ '--share': share }}>
        <b className="tabular">{points(score)}</b>
        <Unbroken className="waiting-people-name">{called}</Unbroken>
      </span>
    </li>
  )
}
