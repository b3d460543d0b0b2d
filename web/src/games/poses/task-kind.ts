import type { Pose } from '../../show/people/poses.ts'
import { poseForTask } from './pose-for.ts'

/** The kind of a task: a song or dance, an act of the body, or words. */
export type TaskKind = 'music' | 'body' | 'words'

const KIND_OF_POSE: Readonly<Partial<Record<Pose, TaskKind>>> = {
  sings: 'music',
  dances: 'music',
  fights: 'body',
  mimes: 'body',
  mimics: 'body',
  sneaks: 'body',
  plays: 'body',
}

export function taskKindOf(card: string | null | undefined): TaskKind {
  return KIND_OF_POSE[poseForTask(card ?? '')] ?? 'words'
}
