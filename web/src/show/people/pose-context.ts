import { createContext } from 'react'
import type { Pose } from './poses.ts'

/** What whoever's moment it is is up to, for whatever draws them standing. */
export const PoseContext = createContext<Pose>('waves')
