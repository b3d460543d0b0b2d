import type { Beat } from '../../show/timeline/beats.ts'
import { THUDS } from '../../show/timeline/effects.ts'

/** The curtain is closed, whoever acts is called, and it opens on them. */
export const ENTRANCE: readonly Beat<'closed' | 'knock' | 'open'>[] = [
  ['closed', 0],
  ['knock', 1300, THUDS],
  ['open', 2200],
]
