import type { Card } from '../kit/card.ts'
import { boards } from './boards/index.ts'
import { breathers } from './breathers/index.ts'
import { challenges } from './challenges/index.ts'
import { dares } from './dares/index.ts'
import { duels } from './duels/index.ts'
import { facts } from './facts/index.ts'
import { gifts } from './gifts/index.ts'
import { houseRules } from './house-rules/index.ts'
import { jackpots } from './jackpots/index.ts'
import { lines } from './lines/index.ts'
import { nevers } from './nevers/index.ts'
import { points } from './points/index.ts'
import { starters } from './starters/index.ts'
import { stunts } from './stunts/index.ts'
import { swaps } from './swaps/index.ts'
import { truths } from './truths/index.ts'

/** Every deck by the name of its folder. For tests and tools: a game imports the decks it deals. */
export const DECKS: Readonly<Record<string, readonly Card[]>> = {
  truths,
  dares,
  nevers,
  boards,
  facts,
  stunts,
  challenges,
  points,
  lines,
  duels,
  swaps,
  gifts,
  'house-rules': houseRules,
  jackpots,
  breathers,
  starters,
}
