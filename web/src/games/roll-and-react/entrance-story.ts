import type { Beat } from '../../stage/beats/beats.ts'
import { THUDS } from '../../stage/beats/effects.ts'

/** The curtain is closed, whoever acts is called, and it opens on them. */
export const ENTRANCE: readonly Beat<'closed' | 'knock' | 'open'>[] = [
  ['closed', 0],
  ['knock', 1300, THUDS],
  ['open', 2200],
]
