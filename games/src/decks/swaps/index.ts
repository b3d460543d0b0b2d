import type { Prompt } from '../../kit/card.ts'
import { intenseSwaps } from './intense.ts'
import { mediumSwaps } from './medium.ts'
import { mildSwaps } from './mild.ts'

export const swaps: readonly Prompt[] = [...mildSwaps, ...mediumSwaps, ...intenseSwaps]
