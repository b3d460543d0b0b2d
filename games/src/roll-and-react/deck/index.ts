import type { Scenario } from '../../kit/card.ts'
import { intenseScenes } from './intense.ts'
import { mediumScenes } from './medium.ts'
import { mildScenes } from './mild.ts'

export const scenarios: readonly Scenario[] = [...mildScenes, ...mediumScenes, ...intenseScenes]
