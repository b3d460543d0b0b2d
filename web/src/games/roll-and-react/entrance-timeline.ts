import { THUDS } from '../../show/timeline/effects.ts'
import type { Step } from '../../show/timeline/steps.ts'

/** The curtain is closed, whoever acts is called, and it opens on them. */
export const ENTRANCE: readonly Step<'closed' | 'knock' | 'open'>[] = [
  ['closed', 0],
  ['knock', 1300, THUDS],
  ['open', 2200],
]
