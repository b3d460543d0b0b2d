import type { Beginning } from '../../kit/card.ts'
import { neverBeginnings } from '../never-starters/index.ts'
import { dareBeginnings } from './dares.ts'
import { starterBeginnings } from './starters.ts'
import { truthBeginnings } from './truths.ts'

/** The beginnings of cards that players finish. No game deals them. */
export const beginnings: readonly Beginning[] = [
  ...neverBeginnings,
  ...truthBeginnings,
  ...dareBeginnings,
  ...starterBeginnings,
]
