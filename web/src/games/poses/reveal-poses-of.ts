import type { PlayerId } from '@highjinks/protocol'
import type { Pose } from '../../show/people/poses.ts'
import type { Expression, Reveal } from '../../show/people/reveal.ts'
import { gameOf } from '../game-of.ts'
import type { AnyTable } from '../game-ui.ts'
import type { TaskKind } from './task-kind.ts'

/** Null is a mood's plain pose: a shrug, a hand at the neck. */
type Turns = readonly [Pose | null, Pose | null, Pose | null]

/** One per third turn, and no column shares a pose with another, so two turns in a row never have the same one. */
const VICTORIES: Readonly<Record<TaskKind, Turns>> = {
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
/** For more players than there are turns. */
const ODD: Readonly<Record<Expression, Pose | null>> = { cheers: 'hoists', shrugs: 'blames', ducks: null, slumps: null }

/** Returns the poses of the people in a headline: by the kind of task, by how well it went, and by the number of the turn. */
export function revealPosesOf(
  slug: string,
  table: AnyTable,
  { named, isLegend = false }: Reveal,
): Readonly<Record<PlayerId, Pose>> {
  const taskKind = (table.interlude ? null : gameOf(slug)?.taskKind?.(table)) ?? 'words'
  const poses = Object.entries(named).flatMap(([id, expression], i) => {
    const turns = expression !== 'cheers' ? EXPRESSIONS[expression] : isLegend ? LEGENDS : VICTORIES[taskKind]
    // Several with the same result each have their own pose.
    const pose = (i > 0 && i % turns.length === 0 ? ODD[expression] : turns[(table.round + i) % turns.length]) ?? null
    return pose === null ? [] : [[id, pose] as const]
  })
  return Object.fromEntries(poses)
}
