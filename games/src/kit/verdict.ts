import { accept, type PlayerId, playerId, refuse, type Step } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { pickOne } from './chance.ts'
import type { Context, Table } from './game.ts'
import { required } from './required.ts'
import { bySeat } from './schema.ts'
import { peopleFirst, presentPlayers, seatedPlayers } from './seated-players.ts'
import { majority, tally } from './votes.ts'

/** From the least to the most. */
export const VERDICTS = ['dodged', 'half', 'did-it', 'legend'] as const
export type Verdict = (typeof VERDICTS)[number]
/** The share of a task's points that each verdict earns. */
export const WORTH: Readonly<Record<Verdict, number>> = { dodged: 0, half: 0.5, 'did-it': 1, legend: 1.5 }

export const WORDS = ['done', 'pass'] as const
export type Word = (typeof WORDS)[number]

/** A task in progress: who does it, what they say about it, and the others' votes. */
export const attempt = z.object({
  performers: z.array(playerId),
  said: bySeat(z.enum(WORDS)),
  voters: z.array(playerId),
  /** For one performer: did they do it? */
  verdicts: bySeat(z.enum(VERDICTS)),
  /** For two: who was better? */
  crowns: bySeat(playerId),
  /** Whether nobody learns who voted what. The host chose so, and the voters know. */
  isSecret: z._default(z.boolean(), true),
})
export type Attempt = z.infer<typeof attempt>

/** The moves of every game with tasks to perform. */
export const attemptMoves = [
  z.object({ type: z.literal('done') }),
  z.object({ type: z.literal('pass') }),
  z.object({ type: z.literal('judge'), verdict: z.enum(VERDICTS) }),
  z.object({ type: z.literal('crown'), winner: playerId }),
] as const

export type Ruling =
  | { readonly kind: 'passed' }
  | { readonly kind: 'judged'; readonly verdict: Verdict }
  /** No winner: a tie, half for both. */
  | { readonly kind: 'crowned'; readonly winner: PlayerId | null }

export function attemptBy(performers: readonly PlayerId[]): Attempt {
  return { performers: [...performers], said: {}, voters: [], verdicts: {}, crowns: {}, isSecret: false }
}

export function silent(attempt: Attempt): readonly PlayerId[] {
  return attempt.performers.filter((id) => !attempt.said[id])
}

export function undecided(attempt: Attempt): readonly PlayerId[] {
  return attempt.voters.filter((id) => !hasVoted(attempt, id))
}

/** Returns the performers the table can judge; a player who passed is out. */
export function contendersOf(attempt: Attempt): readonly PlayerId[] {
  return attempt.performers.filter((id) => attempt.said[id] !== 'pass')
}

export function say(attempt: Attempt, by: PlayerId, word: Word): Step<Attempt> {
  if (!attempt.performers.includes(by)) return refuse('not-allowed')
  if (attempt.said[by]) return refuse('already-done')
  return accept({ ...attempt, said: { ...attempt.said, [by]: word } })
}

export function judge(attempt: Attempt, by: PlayerId, verdict: Verdict): Step<Attempt> {
  if (!attempt.voters.includes(by) || contendersOf(attempt).length !== 1) return refuse('not-allowed')
  if (hasVoted(attempt, by)) return refuse('already-done')
  return accept({ ...attempt, verdicts: { ...attempt.verdicts, [by]: verdict } })
}

export function crown(attempt: Attempt, by: PlayerId, winner: PlayerId): Step<Attempt> {
  const rivals = contendersOf(attempt)
  if (!attempt.voters.includes(by) || rivals.length < 2 || !rivals.includes(winner)) return refuse('not-allowed')
  if (hasVoted(attempt, by)) return refuse('already-done')
  return accept({ ...attempt, crowns: { ...attempt.crowns, [by]: winner } })
}

/**
 * The performing is over. Who is away and said nothing has passed; who is here and said nothing forgot to tap, so the
 * table judges; a simulated player does so only where no person can. `partial` are those who gain by the verdict: they
 * vote only when nobody else can. When nobody but the rivals themselves is left, they decide it between them.
 */
export function seatJury(attempt: Attempt, state: Table, context: Context, partial: readonly PlayerId[] = []): Attempt {
  const here = presentPlayers(state, context)
  const seated = seatedPlayers(state, context)
  const said = { ...attempt.said }
  for (const id of silent(attempt)) if (!here.includes(id)) said[id] = 'pass'
  const closed = { ...attempt, said, isSecret: context.settings.votes === 'secret' }
  const rivals = contendersOf(closed)
  if (rivals.length === 0) return { ...closed, voters: [] }
  const others = peopleFirst(
    seated.filter((id) => !rivals.includes(id)),
    context,
  )
  const neutral = others.filter((id) => !partial.includes(id))
  const jury = [neutral, others, rivals.length > 1 ? rivals : []].find((group) => group.length > 0) ?? []
  return { ...closed, voters: [...jury] }
}

/** Grants nothing to a player who said nothing and got no votes. */
export function rulingOf(attempt: Attempt): Ruling {
  const rivals = contendersOf(attempt)
  const [only] = rivals
  if (only === undefined) return { kind: 'passed' }
  if (rivals.length > 1) {
    const winner = majority<PlayerId>(attempt.crowns, '')
    return { kind: 'crowned', winner: winner === '' ? null : winner }
  }
  const otherwise = attempt.said[only] ? 'did-it' : 'dodged'
  return { kind: 'judged', verdict: middleVerdict(Object.values<Verdict>(attempt.verdicts), otherwise) }
}

/**
 * Returns the middle vote, the kinder of two, and always one that someone cast. A legend needs more than half of the
 * votes, or one of two; otherwise it becomes the kindest other vote.
 */
function middleVerdict(votes: readonly Verdict[], otherwise: Verdict): Verdict {
  const ranked = votes.map((vote) => VERDICTS.indexOf(vote)).sort((a, b) => a - b)
  const middle = VERDICTS[ranked[Math.floor(ranked.length / 2)] ?? -1] ?? otherwise
  const legends = votes.filter((vote) => vote === 'legend').length
  const isLegend = legends > votes.length / 2 || votes.length === 2
  if (middle !== 'legend' || isLegend) return middle
  return VERDICTS.findLast((one) => one !== 'legend' && votes.includes(one)) ?? middle
}

/** Returns the share of the task's points, from 0 to 1, that each performer has earned. */
export function shares(attempt: Attempt): Readonly<Record<PlayerId, number>> {
  const ruling = rulingOf(attempt)
  return Object.fromEntries(attempt.performers.map((id) => [id, share(attempt, ruling, id)]))
}

/** From this many votes on, a count doesn't reveal who voted what. */
const ENOUGH_FOR_A_SPLIT = 5

/** Returns whether a count reveals nobody's vote. */
export function mayShowSplit(votes: number): boolean {
  return votes >= ENOUGH_FOR_A_SPLIT
}

export function isSecretVote({ isSecret }: Attempt): boolean {
  return isSecret
}

/** Returns what everyone may see: who has voted and, once it's open, who voted what, or how many, or neither. */
export function attemptView(attempt: Attempt, isOpen: boolean) {
  const { verdicts, crowns, isSecret } = attempt
  const isByFace = isOpen && !isSecret
  const isSplit = isOpen && isSecret && mayShowSplit(Object.keys(verdicts).length)
  return {
    performers: attempt.performers,
    said: attempt.said,
    /** Empty until the performance is over. */
    voters: attempt.voters,
    voted: attempt.voters.filter((id) => hasVoted(attempt, id)),
    /** The choices in a contest; with fewer than two the vote is a verdict. */
    contenders: contendersOf(attempt),
    ruling: isOpen ? rulingOf(attempt) : null,
    /** Whether faces stay hidden. Voters see this beforehand. */
    isSecret,
    verdicts: isByFace ? verdicts : null,
    crowns: isByFace ? crowns : null,
    /** The counts of a secret vote, if they reveal nobody's vote. */
    split: isSplit ? tally(verdicts) : null,
  }
}

/** Returns this seat's own vote: a verdict, or the player it crowned. */
export function ownVote(attempt: Attempt | null, seat: PlayerId) {
  return { verdict: attempt?.verdicts[seat] ?? null, crown: attempt?.crowns[seat] ?? null }
}

/** The chances that a simulated player does its task, and grants another theirs. */
const DOES_IT = 0.85
const GRANTS_IT = 0.75
const LEGEND = 0.2

export function simulateSay(random: () => number): { readonly type: Word } {
  return { type: random() < DOES_IT ? 'done' : 'pass' }
}

export function simulateVote(attempt: Attempt, random: () => number): z.infer<(typeof attemptMoves)[2 | 3]> {
  const rivals = contendersOf(attempt)
  return rivals.length > 1 ? { type: 'crown', winner: required(pickOne(rivals, random)) } : simulateVerdict(random)
}

export function simulateVerdict(random: () => number): z.infer<(typeof attemptMoves)[2]> {
  const chance = random()
  if (chance < GRANTS_IT) return { type: 'judge', verdict: chance < LEGEND ? 'legend' : 'did-it' }
  return { type: 'judge', verdict: random() < 0.5 ? 'half' : 'dodged' }
}

/** The time for each face that flies to its answer. */
export const FACE_SECONDS = 0.4

/** Returns how much longer a verdict takes with its voters' faces. */
export function facesSeconds({ verdicts, crowns, isSecret }: Attempt): number {
  return isSecret ? 0 : FACE_SECONDS * Object.keys({ ...verdicts, ...crowns }).length
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
      if (ruling.winner === null) return 0.5
      return ruling.winner === id ? 1 : 0
  }
}
