import type { Prompt } from '../../kit/card.ts'
import { intenseNevers } from './intense.ts'
import { mediumNevers } from './medium.ts'
import { mildNevers } from './mild.ts'

export const nevers: readonly Prompt[] = [...mildNevers, ...mediumNevers, ...intenseNevers]
