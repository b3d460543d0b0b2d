import type { Prompt } from '../../kit/card.ts'
import { intenseStunts } from './stunts/intense.ts'
import { mediumStunts } from './stunts/medium.ts'
import { mildStunts } from './stunts/mild.ts'

export const stunts: readonly Prompt[] = [...mildStunts, ...mediumStunts, ...intenseStunts]
