import type { Hand, View } from '@highjinks/games/spin-the-stash'
import type { ReactNode } from 'react'
import { points } from '../attempt/attempt.ts'
import { TaskCard } from '../attempt/task-card.tsx'
import { Who } from '../attempt/who.tsx'
import type { ScreenProps } from '../screen.ts'
import { LABELS } from './segments.ts'

interface AskedProps extends ScreenProps<View, Hand> {
  readonly isSmall?: boolean
  readonly children: ReactNode
}

/** Whose it is, and what the segment asks of them. */
export function Asked({ table, me, players, isSmall = false, children }: AskedProps) {
  const { wheel, card, performers } = table
  if (!wheel) return null
  return (
    <>
      <Who ids={performers} me={me} players={players}>
        {children}
      </Who>
      <TaskCard kicker={kickerOf(table)} isSmall={isSmall}>
        {card ?? 'The card was taken back. You know what it said.'}
      </TaskCard>
    </>
  )
}

function kickerOf({ wheel, jackpot }: View): string | null {
  if (!wheel) return null
  return wheel.segment === 'jackpot' ? `Jackpot: ${points(jackpot)}` : LABELS[wheel.segment]
}
