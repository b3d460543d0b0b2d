import type { Pose } from '../../show/people/poses.ts'
import { poseForTask } from './pose-for.ts'

/** The kind of deed that went well. */
export type Deed = 'music' | 'body' | 'words'

const DEED_OF: Readonly<Partial<Record<Pose, Deed>>> = {
  sings: 'music',
  dances: 'music',
  fights: 'body',
  mimes: 'body',
  mimics: 'body',
  sneaks: 'body',
  plays: 'body',
}

export function deedIn(card: string | null | undefined): Deed {
  return DEED_OF[poseForTask(card ?? '')] ?? 'words'
}
