import type { Pose } from '../people/poses.ts'
import type { SitterMood } from '../people/postures.ts'

/** The margin of a win: shared, a photo finish, clear, or by far. */
export type Distance = 'level' | 'close' | 'clear' | 'far'

export interface Stance {
  readonly mood: SitterMood
  readonly pose?: Pose
}

const WINNERS: Readonly<Record<Distance, Stance>> = {
  level: { mood: 'glad', pose: 'hearts' },
  close: { mood: 'glad', pose: 'pumps' },
  clear: { mood: 'glad', pose: 'hoists' },
  far: { mood: 'glad', pose: 'reigns' },
}
const SECONDS: Readonly<Record<Distance, Stance>> = {
  level: { mood: 'claps' },
  close: { mood: 'down', pose: 'facepalms' },
  clear: { mood: 'claps' },
  far: { mood: 'shrugs', pose: 'weighs' },
}
const LOWER: Stance = { mood: 'smiles' }

/** Returns the stance on a place, so that a squeaker looks like one. */
export function stanceOn(place: number, distance: Distance): Stance {
  if (place === 1) return WINNERS[distance]
  return place === 2 ? SECONDS[distance] : LOWER
}
