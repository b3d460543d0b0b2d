import type { Prompt } from '../../kit/card.ts'
import { intenseChallenges } from './challenges/intense.ts'
import { mediumChallenges } from './challenges/medium.ts'
import { mildChallenges } from './challenges/mild.ts'

export const challenges: readonly Prompt[] = [...mildChallenges, ...mediumChallenges, ...intenseChallenges]
