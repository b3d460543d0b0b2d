import { createContext } from 'react'
import type { Thrown } from '../people/use-airborne.ts'

/** The newest reaction that somebody on the sofa has thrown: it flies to whoever stands in the spotlight. */
export const LatestReaction = createContext<Thrown | null>(null)
