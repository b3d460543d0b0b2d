import type { Look } from '@highjinks/protocol'
import { createContext, use } from 'react'
import { COLOURS, EYES, type Face, faceOf, MOUTHS, TOPS } from './face.ts'

interface Worn extends Look {
  /** What they make of what happens. */
  readonly expressed?: Pick<Face, 'eyes' | 'mouth'>
}

/** The colour and the hat by which those in one room are told apart, by their id. */
export const Looks = createContext<ReadonlyMap<string, Worn>>(new Map())

/** Everybody has the features of their seat, or the face they chose; in a room nobody has another one's colour, nor their hat. */
export function useFace(seed: string): Face {
  const look = use(Looks).get(seed)
  const own = faceOf(seed)
  return look ? dressed(own, look) : own
}

const HATS = TOPS.filter((top) => top !== 'none')

export function dressed(face: Face, { color, hat, face: chosen, expressed }: Worn): Face {
  const colour = (step: number) => COLOURS[(color + step) % COLOURS.length] ?? face.skin
  return {
    ...face,
    ...(chosen !== undefined && chosenFeatures(face, chosen)),
    ...expressed,
    top: HATS[hat % HATS.length] ?? face.top,
    skin: colour(0),
    cloth: colour(3),
    ground: colour(5),
  }
}

function chosenFeatures(face: Face, chosen: number): Pick<Face, 'eyes' | 'mouth' | 'extra'> {
  return { eyes: EYES[chosen] ?? face.eyes, mouth: MOUTHS[chosen] ?? face.mouth, extra: 'none' }
}
