import type { Prompt } from '../../kit/card.ts'
import { intenseTruths } from './intense.ts'
import { mediumTruths } from './medium.ts'
import { mildTruths } from './mild.ts'

export const truths: readonly Prompt[] = [...mildTruths, ...mediumTruths, ...intenseTruths]
