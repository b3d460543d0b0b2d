import type { Fact } from '../../kit/card.ts'
import { intenseFacts } from './intense.ts'
import { mediumFacts } from './medium.ts'
import { mildFacts } from './mild.ts'

export const facts: readonly Fact[] = [...mildFacts, ...mediumFacts, ...intenseFacts]
