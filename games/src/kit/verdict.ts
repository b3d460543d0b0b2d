import { accept, type PlayerId, playerId, refuse, type Step } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { bySeat } from './schema.ts'
import { majority, tally } from './votes.ts'

export const VERDICTS = ['did-it', 'half', 'dodged'] as const
export type Verdict = (typeof VERDICTS)[number]
/** How much of a task's points each verdict leaves. */
const WORTH: Readonly<Record<Verdict, number>> = { 'did-it': 1, half: 0.5, dodged: 0 }

export const WORDS = ['done', 'pass'] as const
export type Word = (typeof WORDS)[number]

/** A task under way: who does it, what they say of it, what the others make of it. */
export const attempt = z.object({
  performers: z.array(playerId),
  said: bySeat(z.enum(WORDS)),
  voters: z.array(playerId),
  /** Of one performer: did they do it? */
  verdicts: bySeat(z.enum(VERDICTS)),
  /** Of two: who was better? */
  crowns: bySeat(playerId),
})
export type Attempt = z.infer<typeof attempt>

/** The moves that every game with a task to perform understands. */
export const attemptMoves = [
  z.object({ type: z.literal('done') }),
  z.object({ type: z.literal('pass') }),
  z.object({ type: z.literal('judge'), verdict: z.enum(VERDICTS) }),
  z.object({ type: z.literal('crown'), winner: playerId }),
] as const

export type Ruling =
  | { readonly kind: 'passed' }
  | { readonly kind: 'judged'; readonly verdict: Verdict; readonly counts: Readonly<Record<string, number>> }
  /** No winner: a tie, half for both. */
  | { readonly kind: 'crowned'; readonly winner: PlayerId | null; readonly counts: Readonly<Record<string, number>> }

export function attemptBy(performers: readonly PlayerId[]): Attempt {
  return { performers: [...performers], said: {}, voters: [], verdicts: {}, crowns: {} }
}

export function silent(attempt: Attempt): readonly PlayerId[] {
  return attempt.performers.filter((id) => !attempt.said[id])
}

export function undecided(attempt: Attempt): readonly PlayerId[] {
  return attempt.voters.filter((id) => !hasVoted(attempt, id))
}

/** Those the table can judge: whoever passed is out. */
function contenders(attempt: Attempt): readonly PlayerId[] {
  return attempt.performers.filter((id) => attempt.said[id] !== 'pass')
}

export function say(attempt: Attempt, by: PlayerId, word: Word): Step<Attempt> {
  if (!attempt.performers.includes(by)) return refuse('not-allowed')
  if (attempt.said[by]) return refuse('already-done')
  return accept({ ...attempt, said: { ...attempt.said, [by]: word } })
}

export function judge(attempt: Attempt, by: PlayerId, verdict: Verdict): Step<Attempt> {
  if (!attempt.voters.includes(by) || contenders(attempt).length !== 1) return refuse('not-allowed')
  if (hasVoted(attempt, by)) return refuse('already-done')
  return accept({ ...attempt, verdicts: { ...attempt.verdicts, [by]: verdict } })
}

export function crown(attempt: Attempt, by: PlayerId, winner: PlayerId): Step<Attempt> {
  const rivals = contenders(attempt)
  if (!attempt.voters.includes(by) || rivals.length < 2 || !rivals.includes(winner)) return refuse('not-allowed')
  if (hasVoted(attempt, by)) return refuse('already-done')
  return accept({ ...attempt, crowns: { ...attempt.crowns, [by]: winner } })
}

/**
 * The performing is over. Who is away and said nothing has passed; who is here and said nothing forgot to tap, so the
 * table judges. `partial` are those who gain by the verdict: they vote only when nobody else can. When nobody but the
 * rivals themselves is left, they settle it between them.
 */
export function seatJury(
  attempt: Attempt,
  here: readonly PlayerId[],
  seated: readonly PlayerId[],
  partial: readonly PlayerId[] = [],
): Attempt {
  const said = { ...attempt.said }
  for (const id of silent(attempt)) if (!here.includes(id)) said[id] = 'pass'
  const closed = { ...attempt, said }
  const rivals = contenders(closed)
  if (rivals.length === 0) return { ...closed, voters: [] }
  const others = seated.filter((id) => !rivals.includes(id))
  const neutral = others.filter((id) => !partial.includes(id))
  const jury = [neutral, others, rivals.length > 1 ? rivals : []].find((group) => group.length > 0) ?? []
  return { ...closed, voters: [...jury] }
}

/** A tie counts as did it; but nothing is granted to somebody who said nothing and whom nobody saw do it. */
export function rulingOf(attempt: Attempt): Ruling {
  const rivals = contenders(attempt)
  const [only] = rivals
  if (only === undefined) return { kind: 'passed' }
  if (rivals.length > 1) {
    const winner = majority<PlayerId>(attempt.crowns, '')
    return { kind: 'crowned', winner: winner === '' ? null : winner, counts: counted(attempt.crowns) }
  }
  const isUnseen = !attempt.said[only] && Object.keys(attempt.verdicts).length === 0
  const verdict = majority<Verdict>(attempt.verdicts, isUnseen ? 'dodged' : 'did-it')
  return { kind: 'judged', verdict, counts: counted(attempt.verdicts) }
}

/** From 0 to 1: how much of the task's points each performer has earned. */
export function shares(attempt: Attempt): Readonly<Record<PlayerId, number>> {
  const ruling = rulingOf(attempt)
  return Object.fromEntries(attempt.performers.map((id) => [id, share(attempt, ruling, id)]))
}

/** What everybody may see of it: who has voted but not what, until it is open; then how many, never who. */
export function attemptView(attempt: Attempt, isOpen: boolean) {
  return {
    performers: attempt.performers,
    said: attempt.said,
    /** Empty until the performing is over. */
    voters: attempt.voters,
    voted: attempt.voters.filter((id) => hasVoted(attempt, id)),
    /** Those to choose from in a contest; with fewer than two the vote is a verdict. */
    contenders: contenders(attempt),
    ruling: isOpen ? rulingOf(attempt) : null,
  }
}

/** What this seat itself has voted: a verdict, or the player it crowned. */
export function ownVote(attempt: Attempt | null, seat: PlayerId) {
  return { verdict: attempt?.verdicts[seat] ?? null, crown: attempt?.crowns[seat] ?? null }
}

/** How often a simulated player does its task, and how often it grants another theirs. */
const DOES_IT = 0.85
const GRANTS_IT = 0.7

export function simulateSay(random: () => number): { readonly type: Word } {
  return { type: random() < DOES_IT ? 'done' : 'pass' }
}

export function simulateVote(attempt: Attempt, random: () => number): z.infer<(typeof attemptMoves)[2 | 3]> {
  const rivals = contenders(attempt)
  const chance = random()
  const winner = rivals[Math.floor(chance * rivals.length)]
  if (rivals.length > 1 && winner !== undefined) return { type: 'crown', winner }
  if (chance < GRANTS_IT) return { type: 'judge', verdict: 'did-it' }
  return { type: 'judge', verdict: random() < 0.5 ? 'half' : 'dodged' }
}

function hasVoted(attempt: Attempt, id: PlayerId): boolean {
  return attempt.verdicts[id] !== undefined || attempt.crowns[id] !== undefined
}

function share(attempt: Attempt, ruling: Ruling, id: PlayerId): number {
  switch (ruling.kind) {
    case 'passed':
      return 0
    case 'judged':
      return attempt.said[id] === 'pass' ? 0 : WORTH[ruling.verdict]
    case 'crowned':
      if (ruling.winner === null) return attempt.said[id] === 'pass' ? 0 : 0.5
      return ruling.winner === id ? 1 : 0
  }
}

function counted(votes: Readonly<Record<PlayerId, string>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(tally(votes)).map(([choice, times]) => [choice, Number(times)]))
}
