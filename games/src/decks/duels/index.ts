import type { Prompt } from '../../kit/card.ts'
import { intenseDuels } from './intense.ts'
import { mediumDuels } from './medium.ts'
import { mildDuels } from './mild.ts'

export const duels: readonly Prompt[] = [...mildDuels, ...mediumDuels, ...intenseDuels]
