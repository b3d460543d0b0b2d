import type { Prompt } from '../../kit/card.ts'
import { intenseStunts } from './intense.ts'
import { mediumStunts } from './medium.ts'
import { mildStunts } from './mild.ts'

export const stunts: readonly Prompt[] = [...mildStunts, ...mediumStunts, ...intenseStunts]
