import type { SessionView, TableFrame } from '@highjinks/protocol'
import { useEffect } from 'react'
import { useProgress } from '../../show/people/use-progress.ts'
import { useTableClock } from '../../show/timeline/table-clock.ts'
import { useSteps } from '../../show/timeline/use-steps.ts'
import type { AnyTable } from '../game-ui.ts'
import {
  closeGhostBook,
  type GhostBook,
  type GhostNews,
  openGhostBook,
  settleGuesses,
  useGhostBook,
  writeGuess,
} from './ghost-book.ts'
import type { GhostCall, SpectatorGuess } from './ghost-call.ts'
import { answersOf, callOf } from './guess-of.ts'

/** What a ghost has before it. */
export interface Haunted extends Omit<GhostBook, 'guesses'> {
  /** What there is to guess now. */
  readonly call: GhostCall | null
  /** What was guessed of it. */
  readonly chosen: string | null
  /** What has come out in this phase of what was guessed before, and whether there was time to read it. */
  readonly news: GhostNews | null
  readonly isHeard: boolean
}

/** So long it says what came out before it asks again. */
const NEWS_MS = 2600

export function useGhost(game: SpectatorGuess<AnyTable>, { session, players }: SessionView, table: TableFrame) {
  const { id } = session
  const { guesses, ...book } = useGhostBook()
  const asked = callOf(game, table, players)
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
    // Not before everybody who has a seat reads what came of it for them.
    if (!isPaid) return
    const out = Object.entries(answersOf(game, table)).map(([kind, values]) => [keyOf(kind), values] as const)
    settleGuesses({ cue: table.cue, at: now() - since }, Object.fromEntries(out))
  })
  const call = isSeen ? asked : null
  const haunted: Haunted = {
    ...book,
    call,
    chosen: call && (guesses[keyOf(call.kind)] ?? null),
    news: fresh,
    isHeard,
  }
  const guess = (value: string) => {
    if (call && haunted.chosen === null) writeGuess(keyOf(call.kind), value)
  }
  return { haunted, guess }
}
