import type { Look } from '@highjinks/protocol'
import { createContext, use } from 'react'
import { COLOURS, EYES, type Face, faceOf, MOUTHS, TOPS } from './face.ts'

interface Worn extends Look {
  /** The seed of their face, if it isn't their id. */
  readonly seed?: string
  /** Their expression. */
  readonly expressed?: Pick<Face, 'eyes' | 'mouth'>
}

/** The colors and hats that tell people in one room apart, by their id. */
export const Looks = createContext<ReadonlyMap<string, Worn>>(new Map())

/** Returns a face with the features of the seat, or the chosen ones. In a room no two share a color or a hat. */
export function useFace(seed: string): Face {
  const look = use(Looks).get(seed)
  const own = faceOf(look?.seed ?? seed)
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
