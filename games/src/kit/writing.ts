import { accept, line, type PlayerId, playerId, refuse, type Step } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { shuffle } from './chance.ts'
import type { Context, Table } from './game.ts'
import { bySeat } from './schema.ts'
import { addScores, countMoment, givenByPeople } from './score.ts'
import { isPerson, seatedPlayers } from './seated-players.ts'
import { addWritten } from './written.ts'
import { type Starter, starter } from './written-line.ts'

export const WRITE_SECONDS = 40
export const BALLOT_SECONDS = 20
const FOR_A_VOTE = 150
const LINE_MAX = 80

/** Everyone writes one line to the same starter; the best are voted on without names, then the names are shown. */
export const writing = z.object({
  kind: z.literal('writing'),
  card: starter,
  lines: z.array(z.object({ id: z.string(), by: playerId, text: z.string() })),
  /** The players who would rather not write. */
  passed: z.array(playerId),
  /** Each player's vote, by the line's ID. */
  votes: bySeat(z.string()),
  gains: bySeat(z.number()),
})
export type Writing = z.infer<typeof writing>

/** A line's author allows quoting it with their name, or no longer does. */
export const quoteMove = z.object({
  type: z.literal('quote'),
  line: z.string().check(z.maxLength(40)),
  isAllowed: z.boolean(),
})

export const writeMoves = [
  z.object({
    type: z.literal('write'),
    text: line(LINE_MAX, {
      required: 'Write something first',
      tooLong: `That has more than ${LINE_MAX} characters`,
    }),
  }),
  z.object({ type: z.literal('best'), line: z.string().check(z.maxLength(40)) }),
  quoteMove,
] as const

/** Its author doesn't answer the starter, and neither does a bot among enough people. */
export function newWriting(card: Starter, passed: readonly PlayerId[]): Writing {
  return { kind: 'writing', card, lines: [], passed: [...passed], votes: {}, gains: {} }
}

export function write(writing: Writing, by: PlayerId, text: string, context: Context): Step<Writing> {
  if (hasWritten(writing, by)) return refuse('already-done')
  const id = Math.floor(context.random() * 2 ** 40).toString(36)
  return accept({ ...writing, lines: [...writing.lines, { id, by, text }] })
}

export function passWriting(writing: Writing, by: PlayerId): Step<Writing> {
  return hasWritten(writing, by) ? refuse('already-done') : accept({ ...writing, passed: [...writing.passed, by] })
}

export function hasWritten({ lines, passed }: Writing, by: PlayerId): boolean {
  return passed.includes(by) || lines.some((one) => one.by === by)
}

export function voteForLine(writing: Writing, by: PlayerId, id: string): Step<Writing> {
  const chosen = writing.lines.find((one) => one.id === id)
  if (!chosen || chosen.by === by) return refuse('not-allowed')
  if (writing.votes[by]) return refuse('already-done')
  return accept({ ...writing, votes: { ...writing.votes, [by]: id } })
}

/** Returns the players who still have a line to choose; with only their own line there is no choice. */
export function ballotOwing(writing: Writing, order: readonly PlayerId[]): readonly PlayerId[] {
  return order.filter((id) => !writing.votes[id] && writing.lines.some((one) => one.by !== id))
}

/** Shuffles the lines, so that their order doesn't reveal who was first. */
export function shuffled(writing: Writing, context: Context): Writing {
  return { ...writing, lines: shuffle(writing.lines, context.random) }
}

/** 150 a person's vote; the lines of people are remembered for the night. */
export function countLines<State extends Table>(
  state: State,
  writing: Writing,
  context: Context,
): { readonly state: State; readonly writing: Writing } {
  const counted = givenByPeople(writing.votes, state)
  const votes = (id: string) => Object.values(counted).filter((one) => one === id).length
  const gains = Object.fromEntries(
    writing.lines.filter((one) => votes(one.id) > 0).map((one) => [one.by, votes(one.id) * FOR_A_VOTE]),
  )
  const heardBy = [...seatedPlayers(state, context)]
  const kept = writing.lines
    .filter((one) => isPerson(one.by, context))
    .map(({ id, by, text }) => ({
      id,
      author: by,
      text,
      starter: writing.card,
      heardBy,
      votes: votes(id),
      mayQuote: false,
    }))
  const paid = writing.lines.reduce(
    (next, one) => (votes(one.id) > 0 ? countMoment(next, 'pen', one.by, votes(one.id)) : next),
    addScores(state, gains),
  )
  return { state: addWritten(paid, kept), writing: { ...writing, gains } }
}

/** Shows lines without names during the vote, and with names and votes afterwards. */
export function writingView(writing: Writing, phase: 'write' | 'ballot' | 'lines') {
  const votes = (id: string) => Object.values(writing.votes).filter((one) => one === id).length
  return {
    kind: writing.kind,
    card: writing.card.text,
    /** In an order that doesn't reveal whose line is which, or who has none. */
    wrote: [...writing.lines.map((one) => one.by), ...writing.passed].sort(),
    voted: Object.keys(writing.votes),
    lines:
      phase === 'write'
        ? []
        : writing.lines.map(({ id, by, text }) => ({
            id,
            text,
            by: phase === 'lines' ? by : null,
            votes: phase === 'lines' ? votes(id) : 0,
          })),
    gains: writing.gains,
    /** The pay per vote for the line's author. */
    worth: FOR_A_VOTE,
    longest: LINE_MAX,
  }
}
