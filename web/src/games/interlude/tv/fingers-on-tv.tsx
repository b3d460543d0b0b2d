import type { PlayerId, PlayerView } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import { useLater } from '../../../lib/use-later.ts'
import { said } from '../../../ui/announcer/announcer.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { useFace } from '../../../ui/avatar/looks.ts'
import { Later } from '../../../ui/layout/later.tsx'
import { Unbroken } from '../../../ui/look/unbroken.tsx'
import { nameOf } from '../../screen.ts'
import './fingers-on-tv.css'

const FINGER = 'M34 22C44 14 58 12 68 17L110 19c9 0 9 14 0 14L80 34c2 4 2 7-1 9 2 5-1 8-5 8-4 4-14 5-22 3L34 47Z'
const FIST = 'M34 22C44 14 58 12 68 17c12-2 16 8 12 17 2 4 2 7-1 9 2 5-1 8-5 8-4 4-14 5-22 3L34 47Z'

interface FingersOnTvProps {
  readonly players: readonly PlayerView[]
  /** The fingers that are out, by player and target. */
  readonly out: readonly (readonly [by: PlayerId, at: PlayerId])[]
  readonly targets: readonly PlayerId[]
  /** The number of targets in the end, so that no one's place changes while the fingers come out. */
  readonly places: number
  /** The players with the most fingers, once all are out; empty if no two agree. */
  readonly most: readonly PlayerId[] | null
  /** The thing they point with; see `InterludeTheme`. */
  readonly reach: ReactNode
}

/** More groups fill two rows of similar length. */
const ROW = 3
/** Two rows of two leave room for the names beside the faces. */
const SQUARE = 4
/** This many arms fit one above the other, before some come from the other side. */
const SIDE = 2

/** The width of targets with fewer fingers beside one with the most, and beside several. */
const [WIDE, NARROW] = [24, 18]

interface FingerLineProps {
  readonly line: string
  readonly children: ReactNode
}

/** A finger appears first, and then the line about it. */
export function FingerLine({ line, children }: FingerLineProps) {
  const shown = useLater(line)
  return (
    <div ref={said} className="grid min-h-22 content-center text-center">
      <h2 className="finger-line" style={{ '--letters': shown.length }}>
        {shown}
      </h2>
      {children}
    </div>
  )
}

interface Group {
  readonly at: PlayerId
  readonly by: readonly PlayerId[]
}

/**
 * Players who point are large faces with an arm, and their targets are larger ones. In the end only the ones hit most
 * remain, if there are any.
 */
export function FingersOnTv({ out, targets, places, most, reach, players }: FingersOnTvProps) {
  const groups = targets.flatMap((at): Group[] => {
    const by = out.filter((finger) => finger[1] === at).map((finger) => finger[0])
    return by.length > 0 ? [{ at, by }] : []
  })
  const isHit = most !== null && most.length > 0
  const large = isHit ? groups.filter(({ at }) => most.includes(at)) : groups
  const small = groups.filter((group) => !large.includes(group))
  const count = most ? large.length : places
  const rows = count > ROW ? 2 : 1
  const beside = small.length === 0 ? 0 : large.length === 1 ? WIDE : NARROW
  return (
    <div className="fingers" style={{ '--beside': `${beside}rem` }}>
      <ul
        aria-label="Fingers"
        data-square={count === SQUARE || undefined}
        className="fingers-large"
        style={{ '--rows': rows, '--columns': Math.ceil(count / rows) }}
      >
        {large.map((group) => (
          <Pointed key={group.at} group={group} isHit={isHit} isAlone={count === 1} {...{ reach, players }} />
        ))}
      </ul>
      {small.length > 0 && (
        <ul aria-label="Fewer fingers" className="fingers-small" style={{ '--groups': small.length }}>
          {small.map((group, i) => (
            <Later key={group.at} turn={i + 1}>
              <Pointed group={group} isHit={false} isAlone={false} {...{ reach, players }} />
            </Later>
          ))}
        </ul>
      )}
    </div>
  )
}

interface PointedProps extends Pick<FingersOnTvProps, 'reach' | 'players'> {
  readonly group: Group
  readonly isHit: boolean
  /** Arms can come from both sides. */
  readonly isAlone: boolean
}

function Pointed({ group: { at, by }, isHit, isAlone, reach, players }: PointedProps) {
  const name = nameOf(players, at)
  const left = isAlone && by.length > SIDE ? Math.ceil(by.length / 2) : by.length
  const sides = [by.slice(0, left), by.slice(left)].filter((side) => side.length > 0)
  return (
    <li className="finger-group animate-pop" style={{ '--arms': left, '--reach': sides.length > 1 ? 0.13 : 0.2 }}>
      <div role="list" aria-label={`Point at ${name}`} className="contents">
        {sides.map((side) => (
          <div key={side[0]} role="presentation" className="finger-side">
            {side.map((id) => (
              <div key={id} role="listitem" data-traveler={id} className="finger">
                <Avatar seed={id} size="1em" label={nameOf(players, id)} />
                <Arm id={id} reach={reach} />
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className="finger-target" data-hit={isHit || undefined}>
        <span className="finger-face">
          {/* The pointing player is there first. */}
          <Later>
            <Avatar seed={at} size="1em" />
          </Later>
        </span>
        <p className="finger-name">
          <Unbroken>{name}</Unbroken>
        </p>
      </div>
    </li>
  )
}

/** A sleeve, a fist and one finger, or the thing the room points with instead. */
function Arm({ id, reach }: { readonly id: PlayerId; readonly reach: ReactNode }) {
  const { skin, cloth } = useFace(id)
  return (
    <svg
      viewBox="0 0 120 60"
      aria-hidden="true"
      className="finger-arm"
      stroke="var(--color-ink)"
      strokeLinejoin="round"
    >
      <g strokeWidth="5">
        <path d="M-6 18 34 20V48L-6 50Z" fill={`var(--color-${cloth})`} />
        <path d={reach === null ? FINGER : FIST} fill={`var(--color-${skin})`} />
        <path d="M80 34H66M79 43H68" fill="none" strokeLinecap="round" />
        {reach}
      </g>
    </svg>
  )
}
