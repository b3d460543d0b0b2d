import type { Prompt } from '../../kit/card.ts'
import { intenseBreathers } from './intense.ts'
import { mediumBreathers } from './medium.ts'
import { mildBreathers } from './mild.ts'

export const breathers: readonly Prompt[] = [...mildBreathers, ...mediumBreathers, ...intenseBreathers]
