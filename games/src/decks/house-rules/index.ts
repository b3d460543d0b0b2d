import type { Prompt } from '../../kit/card.ts'
import { intenseHouseRules } from './intense.ts'
import { mediumHouseRules } from './medium.ts'
import { mildHouseRules } from './mild.ts'

export const houseRules: readonly Prompt[] = [...mildHouseRules, ...mediumHouseRules, ...intenseHouseRules]
