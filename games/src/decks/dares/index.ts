import type { Prompt } from '../../kit/card.ts'
import { intenseDares } from './intense.ts'
import { mediumDares } from './medium.ts'
import { mildDares } from './mild.ts'

export const dares: readonly Prompt[] = [...mildDares, ...mediumDares, ...intenseDares]
