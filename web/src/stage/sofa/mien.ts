import type { Face } from '../../ui/avatar/face.ts'
import type { Mood, Pose } from './postures.ts'

type Mien = Partial<Pick<Face, 'eyes' | 'mouth'>>

const MIENS: Readonly<Record<Mood | Pose, Mien>> = {
  calm: {},
  claps: {},
  busy: { eyes: 'side' },
  done: { eyes: 'happy', mouth: 'smile' },
  tense: { eyes: 'wide', mouth: 'flat' },
  glad: { eyes: 'happy', mouth: 'grin' },
  smiles: { eyes: 'happy', mouth: 'smile' },
  winces: { eyes: 'wink', mouth: 'wavy' },
  shrugs: { eyes: 'side', mouth: 'smirk' },
  ducks: { eyes: 'side', mouth: 'wavy' },
  down: { eyes: 'sleepy', mouth: 'wavy' },
  dozing: { mouth: 'oh' },
  asleep: { mouth: 'oh' },
  waves: {},
  swears: { eyes: 'wide', mouth: 'flat' },
  plays: { eyes: 'wide', mouth: 'gap' },
  tells: { mouth: 'oh' },
  fights: { eyes: 'uneven', mouth: 'wavy' },
}

/** What a mood or a pose does to a face, on the sofa and in every picture; whoever hides their eyes goes on hiding them. */
export function mienOf(mood: Mood | Pose, { eyes, mouth }: Pick<Face, 'eyes' | 'mouth'>): Pick<Face, 'eyes' | 'mouth'> {
  const hasCover = eyes === 'glasses' || eyes === 'shades'
  const mien = { eyes, mouth, ...MIENS[mood] }
  return hasCover ? { ...mien, eyes } : mien
}
