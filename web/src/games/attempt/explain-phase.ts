import type { PlayerId, TableFrame } from '@highjinks/protocol'
import type { PhaseUi } from '../game-ui.ts'
import { only } from './staging.ts'

type Explaining = TableFrame & { readonly explains: { readonly by: PlayerId } | null }

/** Whoever stands alone against the room has it for eight seconds. */
export const explainPhase: PhaseUi<Explaining> = {
  isPerformance: true,
  isInSpotlight: true,
  staging: ({ explains }) => ({ onNow: only(explains?.by ?? null), given: [] }),
  pose: 'argues',
  mood: 'tense',
}
