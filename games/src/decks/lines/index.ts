import type { Prompt } from '../../kit/card.ts'
import { intenseLines } from './intense.ts'
import { mediumLines } from './medium.ts'
import { mildLines } from './mild.ts'

export const lines: readonly Prompt[] = [...mildLines, ...mediumLines, ...intenseLines]
