import type { Never } from '../../kit/card.ts'
import { intenseNevers } from './intense.ts'
import { mediumNevers } from './medium.ts'
import { mildNevers } from './mild.ts'

export const nevers: readonly Never[] = [...mildNevers, ...mediumNevers, ...intenseNevers]
