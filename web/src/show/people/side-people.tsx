import type { PlayerId, PlayerView } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import type { SitterMood } from './postures.ts'
import { useMood } from './seat-moods.tsx'
import { Walker } from './walker.tsx'
import './side-people.css'

export interface SideLook {
  readonly mood: SitterMood
  /** Their words. */
  readonly says?: string | null
  /** The thing in their hands. */
  readonly holds: ReactNode
}

interface SidePeopleProps {
  /** Their common label, for screen readers. */
  readonly label: string
  /** The players who have arrived. */
  readonly ids: readonly PlayerId[]
  readonly players: readonly PlayerView[]
  /** The width of their side, in letters. */
  readonly letters: number
  /** The most players with their names; the sofa shows who the others are. */
  readonly named: number
  /** One row, however many they are. */
  readonly isOneRow?: boolean
  readonly lookOf: (id: PlayerId, mood: SitterMood) => SideLook
}

const IN_A_ROW = 4

/** Draws the people of one side on a TV as whole figures, in as many rows as they need to stay large. */
export function SidePeople({ label, ids, players, letters, named, isOneRow = false, lookOf }: SidePeopleProps) {
  const rows = !isOneRow && ids.length > IN_A_ROW ? (ids.length > 4 * IN_A_ROW ? 3 : 2) : 1
  const across = Math.max(1, Math.ceil(ids.length / rows))
  const nameOf = (id: PlayerId) => players.find((player) => player.id === id)?.name ?? ''
  const long = ids.map(nameOf).filter((name) => name.length > letters / across)
  const isNamed = ids.length <= named
  // Each word has its own row.
  const isLongest = long.some((name) => name.split(' ').length > 2)
  return (
    <ul
      aria-label={label}
      className="side-people"
      data-names={!isNamed ? 'none' : isLongest ? 'longest' : long.length > 0 ? 'long' : 'short'}
      style={{ '--rows': rows, '--across': across }}
    >
      {ids.map((id) => (
        <Person key={id} id={id} name={nameOf(id)} isNamed={isNamed} lookOf={lookOf} />
      ))}
    </ul>
  )
}

interface PersonProps extends Pick<SidePeopleProps, 'lookOf'> {
  readonly id: PlayerId
  readonly name: string
  readonly isNamed: boolean
}

function Person({ id, name, isNamed, lookOf }: PersonProps) {
  const { mood, says = null, holds } = lookOf(id, useMood(id))
  return (
    <Walker id={id} name={name} isNamed={isNamed} mood={mood} says={says}>
      {holds}
    </Walker>
  )
}
