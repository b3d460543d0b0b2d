import type { Prompt } from '../../kit/card.ts'
import { intenseGifts } from './intense.ts'
import { mediumGifts } from './medium.ts'
import { mildGifts } from './mild.ts'

export const gifts: readonly Prompt[] = [...mildGifts, ...mediumGifts, ...intenseGifts]
