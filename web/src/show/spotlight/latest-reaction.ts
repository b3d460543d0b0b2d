import { createContext } from 'react'
import type { Thrown } from '../people/use-airborne.ts'

/** The newest reaction from the sofa, which flies to the people in the spotlight. */
export const LatestReaction = createContext<Thrown | null>(null)
