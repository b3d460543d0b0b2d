import type { View } from '@highjinks/games/high-rollers'
import type { PlayerId, PlayerView } from '@highjinks/protocol'
import { points } from '../../ui/party/points.ts'
import type { ActionFace } from '../../ui/toys/die-faces.tsx'
import { deedOf, reasonOf } from '../attempt/attempt.ts'
import { ownRuling } from '../attempt/own-ruling.ts'
import { nameOf } from '../screen.ts'

type Faces = NonNullable<View['faces']>
export type Action = Faces['action']
export type Task = NonNullable<View['task']>
export type Ending = NonNullable<View['ending']>

/** The task of each side of the action die. */
export const ASKS: Readonly<Record<Action, string>> = {
  Hit: 'A stunt, right here',
  Pass: 'A stunt for someone else',
  Challenge: 'A duel. The room picks the winner',
  Truth: 'One honest answer',
  Wild: 'The group decides',
}

/** The matching side of the drawn die. */
export const SIDES = {
  Hit: 'hit',
  Pass: 'pass',
  Challenge: 'challenge',
  Truth: 'truth',
  Wild: 'wild',
} as const satisfies Readonly<Record<Action, ActionFace>>

export const TASK_LIST = ['Hit', 'Truth', 'Pass', 'Challenge'] as const satisfies readonly Task[]

/** Returns the roll in words. The card's level comes up with the first push: the first choice is one sentence. */
export function rolledWords({ faces, pushes }: View): string {
  if (!faces) return ''
  return pushes === 0 ? faces.action : `${faces.action}, level\u00a0${faces.intensity}`
}

/** The options for a roll, each in its own color on every screen. */
export const ROLL_CHOICES = [
  { value: 'keep', label: 'Keep', tone: 'lime' },
  { value: 'push', label: 'Push', tone: 'teal' },
] as const

/** The ends of a turn that players can call. */
export const ENDS = [
  { value: '0', label: 'Keeps it', tone: 'lime' },
  { value: 'pushed', label: 'Pushes, keeps', tone: 'teal' },
  { value: 'bust', label: 'Busts', tone: 'coral' },
] as const satisfies readonly { readonly value: Ending; readonly label: string; readonly tone: string }[]

/** The room's thumbs: up, or not quite. */
export const THUMBS = { half: 'Not quite', 'did-it': 'Thumbs up' } as const

/** Returns what a card is played for, in the same words on every screen. */
export function stakeWords({ task, pot }: Pick<View, 'pot'> & { readonly task: Action }): string {
  if (task === 'Challenge') return `Winner ${points(pot * 1.5)}, loser ${points(pot * 0.5)}`
  return task === 'Pass' ? `${points(pot)} each` : `${task} for ${points(pot)}`
}

/** Returns how two players would share the pot; null if it's the roller's own. */
export function payWords({ action, pot }: Pick<View, 'pot'> & { readonly action: Action }): string | null {
  return action === 'Pass' || action === 'Challenge' ? `${stakeWords({ task: action, pot })}.` : null
}

const OR = new Intl.ListFormat('en', { type: 'disjunction' })

/** Returns the faces that would bust a push. */
export function bustWords({ thrown, actions }: View): string {
  return `Roll ${OR.format([...thrown])} again and it’s a bust: ${bustChance({ thrown, actions })}.`
}

/** Returns the first choice in one sentence. */
export function firstChoice(table: View): string {
  const { pot, faces } = table
  // A duel divides the pot: keeping it is worth one of two sums.
  const kept = faces?.action === 'Challenge' ? 'the duel' : points(pot)
  return `Keep ${kept}, or push? ${bustChance(table)} you lose it.`
}

/** Returns what keeping the roll can bring. */
export function keptWords({ pot, faces }: View): string {
  return faces?.action === 'Challenge' ? `${points(pot * 1.5)} or ${points(pot * 0.5)}` : points(pot)
}

/** Returns the odds in the words of the first choice. */
export function bustChance({ thrown, actions }: Pick<View, 'thrown' | 'actions'>): string {
  return `${thrown.length} in ${actions}`
}

/** Asks the players who wait. */
export function endsQuestion(name: string): string {
  return `How will it end for ${name}?`
}

/** Returns the card's stakes besides the pot. */
export function footOf({ isBust, pushes, isDouble }: View): string | null {
  const words = [
    isBust ? 'Bust: the pot is in the jar.' : '',
    !isBust && pushes > 0 ? `Pushed ${pushes === 1 ? 'once' : `${pushes} times`}, and it held.` : '',
    isDouble ? 'The last round counts double.' : '',
  ]
  return words.filter(Boolean).join(' ') || null
}

/** Returns a performer's role in each phase. */
export function roleOf({ task, turn, phase }: View, isMe: boolean, people: People): string {
  if (task === 'Pass') {
    const from = turn === people.me ? 'you' : nameOf(people.players, turn)
    return `got a card from ${from}. ${isMe || turn === people.me ? 'You both' : 'Both'} win the pot.`
  }
  if (task === 'Challenge') return 'face off.'
  if (phase !== 'act')
    return task === 'Truth' ? `told the truth. Or so ${isMe ? 'you' : 'they'} say.` : 'had a stunt to do.'
  if (isMe) return task === 'Truth' ? 'read it out loud, then tell the truth.' : 'read it out loud, then do it.'
  return task === 'Truth' ? 'has a question to answer.' : 'has a stunt to do.'
}

interface People {
  readonly me: PlayerId | null
  readonly players: readonly PlayerView[]
}

const NOUNS = { Hit: 'stunt', Pass: 'stunt', Truth: 'truth', Challenge: 'challenge' } as const

/** Returns the reason for a player's points. */
export function whyOf({ task, turn, isDouble, attempt, isBust, score }: View, id: string): string | null {
  if (!score) return null
  const ruling = attempt?.ruling
  const hasLost = ruling?.kind === 'crowned' && ruling.winner !== null && ruling.winner !== id
  const plain = hasLost ? 'for trying' : deedOf(attempt, NOUNS[task ?? 'Hit'])
  const deed = task === 'Pass' && id === turn ? 'for passing it on' : plain
  return reasonOf([[score.taskGains[id] ?? 0, isBust ? `${deed}, after a bust` : deed]], isDouble)
}

/** Returns the result for this seat: its own stunt, or the card it passed on. */
export function ownWords({ attempt, score }: Pick<View, 'attempt' | 'score'>, me: PlayerId): string | null {
  if (!score) return null
  return ownRuling(attempt, me) ?? ((score.taskGains[me] ?? 0) > 0 ? 'Nice pass!' : null)
}
