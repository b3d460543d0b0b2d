import type { Face } from '../../ui/avatar/face.ts'
import type { Pose } from './poses.ts'
import type { SitterMood } from './postures.ts'

type ExpressedFace = Partial<Pick<Face, 'eyes' | 'mouth'>>

const EXPRESSED: Readonly<Record<SitterMood | Pose, ExpressedFace>> = {
  calm: {},
  claps: {},
  busy: { eyes: 'side' },
  done: { eyes: 'happy', mouth: 'smile' },
  tense: { eyes: 'wide', mouth: 'flat' },
  glad: { eyes: 'happy', mouth: 'grin' },
  smiles: { eyes: 'happy', mouth: 'smile' },
  // A wink would look like part of the plot.
  winces: { eyes: 'wide', mouth: 'oh' },
  shrugs: { eyes: 'side', mouth: 'smirk' },
  ducks: { eyes: 'side', mouth: 'wavy' },
  down: { eyes: 'sleepy', mouth: 'wavy' },
  dozing: { mouth: 'oh' },
  asleep: { mouth: 'oh' },
  waves: {},
  readies: { eyes: 'happy', mouth: 'smirk' },
  thinks: { eyes: 'side', mouth: 'flat' },
  dreads: { eyes: 'wide', mouth: 'oh' },
  swears: { eyes: 'wide', mouth: 'flat' },
  tells: { eyes: 'happy', mouth: 'oh' },
  whispers: { eyes: 'side', mouth: 'oh' },
  admits: { eyes: 'side', mouth: 'wavy' },
  sings: { eyes: 'happy', mouth: 'gap' },
  shouts: { eyes: 'happy', mouth: 'oh' },
  dances: { eyes: 'happy', mouth: 'tongue' },
  begs: { eyes: 'wide', mouth: 'wavy' },
  sells: { eyes: 'wink', mouth: 'grin' },
  argues: { eyes: 'uneven', mouth: 'smirk' },
  calls: { eyes: 'side', mouth: 'smirk' },
  gives: { eyes: 'happy', mouth: 'smile' },
  plays: { eyes: 'happy', mouth: 'oh' },
  mimes: { eyes: 'wide', mouth: 'oh' },
  sneaks: { eyes: 'side', mouth: 'flat' },
  mimics: { eyes: 'uneven', mouth: 'gap' },
  accepts: { eyes: 'happy', mouth: 'smile' },
  fights: { eyes: 'uneven', mouth: 'wavy' },
  pumps: { eyes: 'happy', mouth: 'gap' },
  bows: { eyes: 'happy', mouth: 'smile' },
  dabs: { eyes: 'happy', mouth: 'smirk' },
  shreds: { eyes: 'happy', mouth: 'tongue' },
  moonwalks: { eyes: 'wink', mouth: 'smirk' },
  flexes: { eyes: 'happy', mouth: 'grin' },
  hearts: { eyes: 'happy', mouth: 'smile' },
  reigns: { eyes: 'happy', mouth: 'smirk' },
  soars: { eyes: 'happy', mouth: 'grin' },
  hoists: { eyes: 'happy', mouth: 'gap' },
  blames: { eyes: 'side', mouth: 'oh' },
  curtsies: { eyes: 'side', mouth: 'smirk' },
  weighs: { eyes: 'uneven', mouth: 'flat' },
  hides: { eyes: 'wide', mouth: 'wavy' },
  whistles: { eyes: 'side', mouth: 'oh' },
  facepalms: { eyes: 'sleepy', mouth: 'flat' },
}

/** Returns the face for a mood or a pose, on the sofa and in every picture. Hidden eyes stay hidden. */
export function expressedFace(
  mood: SitterMood | Pose,
  { eyes, mouth }: Pick<Face, 'eyes' | 'mouth'>,
): Pick<Face, 'eyes' | 'mouth'> {
  const hasCover = eyes === 'glasses' || eyes === 'shades'
  const expressed = { eyes, mouth, ...EXPRESSED[mood] }
  return hasCover ? { ...expressed, eyes } : expressed
}
