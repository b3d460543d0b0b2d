import type { PlayerId } from '@highjinks/protocol'
import type { Pose } from '../../show/people/poses.ts'
import type { Expression, Reveal } from '../../show/people/reveal.ts'
import { gameOf } from '../game-of.ts'
import type { AnyTable } from '../game-ui.ts'
import type { Deed } from './deed.ts'

/** Null is the plain way of a mood: a shrug, a hand at the neck. */
type Turns = readonly [Pose | null, Pose | null, Pose | null]

/**
 * One for each third turn, and in none of the columns what is in another: whatever two turns in a row were about,
 * nobody takes the second as the first was taken.
 */
const VICTORIES: Readonly<Record<Deed, Turns>> = {
  music: ['shreds', 'moonwalks', 'dabs'],
  body: ['flexes', 'pumps', 'dabs'],
  words: ['bows', 'pumps', 'hearts'],
}
const LEGENDS: Turns = ['reigns', 'hoists', 'soars']
const EXPRESSIONS: Readonly<Record<'shrugs' | 'ducks' | 'slumps', Turns>> = {
  shrugs: [null, 'curtsies', 'weighs'],
  ducks: [null, 'hides', 'whistles'],
  slumps: [null, 'facepalms', null],
}
/** Of more than there are turns. */
const ODD: Readonly<Record<Expression, Pose | null>> = { cheers: 'hoists', shrugs: 'blames', ducks: null, slumps: null }

/** How those whom a headline names are seen to take it: by the deed, by how well it went, and by the number of the turn. */
export function revealPosesOf(
  slug: string,
  table: AnyTable,
  { named, isLegend = false }: Reveal,
): Readonly<Record<PlayerId, Pose>> {
  const deed = (table.interlude ? null : gameOf(slug)?.deed?.(table)) ?? 'words'
  const poses = Object.entries(named).flatMap(([id, expression], i) => {
    const turns = expression !== 'cheers' ? EXPRESSIONS[expression] : isLegend ? LEGENDS : VICTORIES[deed]
    // Of several who take the same, each does in their own way.
    const pose = (i > 0 && i % turns.length === 0 ? ODD[expression] : turns[(table.round + i) % turns.length]) ?? null
    return pose === null ? [] : [[id, pose] as const]
  })
  return Object.fromEntries(poses)
}
