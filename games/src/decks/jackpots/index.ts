import type { Prompt } from '../../kit/card.ts'
import { intenseJackpots } from './intense.ts'
import { mediumJackpots } from './medium.ts'
import { mildJackpots } from './mild.ts'

export const jackpots: readonly Prompt[] = [...mildJackpots, ...mediumJackpots, ...intenseJackpots]
