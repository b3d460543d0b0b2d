import type { Prompt } from '../../kit/card.ts'
import { intensePoints } from './intense.ts'
import { mediumPoints } from './medium.ts'
import { mildPoints } from './mild.ts'

export const points: readonly Prompt[] = [...mildPoints, ...mediumPoints, ...intensePoints]
