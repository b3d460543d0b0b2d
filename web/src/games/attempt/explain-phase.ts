import type { PlayerId, TableFrame } from '@highjinks/protocol'
import type { PhaseUi } from '../game-ui.ts'
import { only } from './staging.ts'

type Explaining = TableFrame & { readonly explains: { readonly by: PlayerId } | null }

/** A player alone against the room gets eight seconds. */
export const explainPhase: PhaseUi<Explaining> = {
  isPerformance: true,
  isInSpotlight: true,
  staging: ({ explains }) => ({ onNow: only(explains?.by ?? null), given: [] }),
  pose: 'argues',
  mood: 'tense',
}
