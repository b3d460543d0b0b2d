import * as z from 'zod/mini'
import { create } from 'zustand'
import { keptInTab } from '../../lib/kept-in-tab.ts'
import type { GhostAnswers } from './ghost-call.ts'

/** The number of right guesses by this tab's ghost in a session, through its reloads. */
const tally = z.object({ session: z.string(), right: z.int(), of: z.int() })
const kept = keptInTab('ghost', tally, { session: '', right: 0, of: 0 })

/** The latest result, in the state of the table with this cue. */
export interface GhostNews {
  readonly cue: number
  readonly right: number
  readonly of: number
  /** This long after its phase began. */
  readonly at: number
}

export interface GhostBook extends z.infer<typeof tally> {
  /** Guesses without a result yet, by turn and kind. */
  readonly guesses: Readonly<Record<string, string>>
  readonly news: GhostNews | null
  /** The numbers of guesses and results that it has commented on, so that no line repeats in a row. */
  readonly sealed: number
  readonly told: number
}

const CLOSED: GhostBook = { session: '', right: 0, of: 0, guesses: {}, news: null, sealed: 0, told: 0 }

/** A ghost's whole state: it stays in this tab, and no one else sees it. */
export const useGhostBook = create<GhostBook>(() => CLOSED)

/** Returns how often this tab's guesses have been right in a session. */
export function ownTally(session: string): Pick<GhostBook, 'right' | 'of'> {
  const found = kept.get()
  return found.session === session ? { right: found.right, of: found.of } : { right: 0, of: 0 }
}

export function openGhostBook(session: string): void {
  const before = kept.get()
  useGhostBook.setState({ ...CLOSED, session, ...(before.session === session && before) })
}

/** Clears the guesses; a result that isn't in by then never will be. */
export function closeGhostBook(): void {
  useGhostBook.setState(CLOSED)
}

export function writeGuess(key: string, value: string): void {
  useGhostBook.setState(({ guesses, sealed }) => ({ guesses: { ...guesses, [key]: value }, sealed: sealed + 1 }))
}

/** Removes guesses with a result; one without any outcome doesn't count. */
export function settleGuesses({ cue, at }: Pick<GhostNews, 'cue' | 'at'>, answers: GhostAnswers): void {
  const book = useGhostBook.getState()
  const settled = Object.keys(book.guesses).filter((key) => answers[key])
  if (settled.length === 0) return
  const counted = settled.filter((key) => answers[key]?.length)
  const right = counted.filter((key) => answers[key]?.includes(book.guesses[key] ?? '')).length
  const open = Object.entries(book.guesses).filter(([key]) => !settled.includes(key))
  const next = { session: book.session, right: book.right + right, of: book.of + counted.length }
  kept.set(next)
  useGhostBook.setState({
    ...next,
    guesses: Object.fromEntries(open),
    news: { cue, at, right, of: counted.length },
    told: book.told + 1,
  })
}
