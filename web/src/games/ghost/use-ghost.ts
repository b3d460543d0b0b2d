import type { SessionView, TableFrame } from '@highjinks/protocol'
import { useEffect } from 'react'
import { useProgress } from '../../show/people/use-progress.ts'
import { useTableClock } from '../../show/timeline/table-clock.ts'
import { useSteps } from '../../show/timeline/use-steps.ts'
import type { AnyTable } from '../game-ui.ts'
import type { Boards } from '../table/phase.ts'
import {
  closeGhostBook,
  type GhostBook,
  type GhostNews,
  openGhostBook,
  settleGuesses,
  useGhostBook,
  writeGuess,
} from './ghost-book.ts'
import type { GhostCall } from './ghost-call.ts'
import { answersOf, callOf } from './guess-of.ts'

/** The state of a ghost. */
export interface GhostState extends Omit<GhostBook, 'guesses'> {
  /** The current question. */
  readonly call: GhostCall | null
  /** The guess for it. */
  readonly chosen: string | null
  /** The results in this phase of earlier guesses, and whether there was time to read them. */
  readonly news: GhostNews | null
  readonly isHeard: boolean
  /** The balcony plays along and has the same question. */
  readonly isCounted: boolean
  /** The balcony's answer to what has just come out. */
  readonly balcony: NonNullable<SessionView['balcony']>['told']
}

/** It shows a result this long before it asks again. */
const NEWS_MS = 2600

export function useGhost(
  boards: Boards<AnyTable, unknown>,
  { session, players, balcony }: SessionView,
  table: TableFrame,
  tap: (value: string) => void,
) {
  const { id } = session
  const { guesses, ...book } = useGhostBook()
  const asked = callOf(boards, table, players)
  const isSeen = useSteps([['seen', asked?.after ?? 0]])('seen') > 0
  const { isPaid } = useProgress()
  const { now, since } = useTableClock()
  const fresh = book.news?.cue === table.cue ? book.news : null
  const isHeard = useSteps(fresh ? [['heard', fresh.at + NEWS_MS]] : [])('heard') > 0
  const keyOf = (kind: string) => `${table.round} ${table.turn} ${kind}`
  useEffect(() => {
    openGhostBook(id)
    return closeGhostBook
  }, [id])
  useEffect(() => {
    // Not before everyone with a seat reads their result.
    if (!isPaid) return
    const out = Object.entries(answersOf(boards, table)).map(([kind, values]) => [keyOf(kind), values] as const)
    settleGuesses({ cue: table.cue, at: now() - since }, Object.fromEntries(out))
  })
  const call = isSeen ? asked : null
  const ghost: GhostState = {
    ...book,
    call,
    chosen: call && (guesses[keyOf(call.kind)] ?? null),
    news: fresh,
    isHeard,
    isCounted: balcony !== undefined && call?.isForBalcony === true,
    balcony: balcony?.told ?? null,
  }
  const guess = (value: string) => {
    if (!call || ghost.chosen !== null) return
    writeGuess(keyOf(call.kind), value)
    if (ghost.isCounted) tap(value)
  }
  return { ghost, guess }
}
