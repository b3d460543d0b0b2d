import type { Hand, View } from '@highjinks/games/spin-the-stash'
import type { ReactNode } from 'react'
import { TaskCard } from '../attempt/task-card.tsx'
import { Who } from '../attempt/who.tsx'
import type { ScreenProps } from '../screen.ts'
import { kickerOf } from './kicker-of.ts'

interface AskedProps extends ScreenProps<View, Hand> {
  readonly isSmall?: boolean
  /** Lower than a small one: those it may be are what everybody looks at. */
  readonly isLine?: boolean
  readonly isFlat?: boolean
  /** So many are asked about below that only its words have room. */
  readonly isBare?: boolean
  readonly children: ReactNode
}

/** Whose it is, and what the segment asks of them. */
export function Asked(props: AskedProps) {
  const { table, me, players, isSmall = false, isLine = false, isFlat = false, isBare = false, children } = props
  const { wheel, card, performers } = table
  if (!wheel) return null
  return (
    <>
      <Who ids={performers} me={me} players={players}>
        {children}
      </Who>
      <TaskCard
        kicker={isBare ? null : kickerOf(table)}
        isSmall={isSmall || isLine}
        isLine={isLine}
        isFlat={isFlat || isBare}
        isBare={isBare}
      >
        {card ?? 'The card was taken back. You know what it said.'}
      </TaskCard>
    </>
  )
}
