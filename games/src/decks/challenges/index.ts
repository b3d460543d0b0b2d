import type { Prompt } from '../../kit/card.ts'
import { intenseChallenges } from './intense.ts'
import { mediumChallenges } from './medium.ts'
import { mildChallenges } from './mild.ts'

export const challenges: readonly Prompt[] = [...mildChallenges, ...mediumChallenges, ...intenseChallenges]
