import { createContext } from 'react'
import type { Pose } from './poses.ts'

/** The pose of the player in the spotlight, for everything that draws them standing. */
export const PoseContext = createContext<Pose>('waves')
