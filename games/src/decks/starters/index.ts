import type { Prompt } from '../../kit/card.ts'
import { intenseStarters } from './intense.ts'
import { intenseCannabisStarters } from './intense-cannabis.ts'
import { mediumStarters } from './medium.ts'
import { mediumCannabisStarters } from './medium-cannabis.ts'
import { mediumLoveStarters } from './medium-love.ts'
import { mildStarters } from './mild.ts'
import { mildCannabisStarters } from './mild-cannabis.ts'

export const starters: readonly Prompt[] = [
  ...mildStarters,
  ...mildCannabisStarters,
  ...mediumStarters,
  ...mediumCannabisStarters,
  ...mediumLoveStarters,
  ...intenseStarters,
  ...intenseCannabisStarters,
]
