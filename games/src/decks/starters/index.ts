import type { Prompt } from '../../kit/card.ts'
import { intenseStarters } from './intense.ts'
import { mediumStarters } from './medium.ts'
import { mildStarters } from './mild.ts'

export const starters: readonly Prompt[] = [...mildStarters, ...mediumStarters, ...intenseStarters]
