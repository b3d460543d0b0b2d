import type { Hand, View } from '@highjinks/games/high-rollers'
import type { Policies, Policy } from '../policy.ts'

type Decides = (faces: NonNullable<View['faces']>, random: () => number) => boolean

/** Decides about the first roll by this; everything else as the simulated player would. */
function deciding(pushes: Decides): Policy<View, Hand> {
  return ({ phase, turn, faces }, hand, seat, random) => {
    if (phase !== 'keep' || turn !== seat || hand.decision !== null || !faces) return null
    return { type: 'decide', decision: pushes(faces, random) ? 'push' : 'keep' }
  }
}

/** None of these looks at the card, or at who is in the room. */
export const policies: Policies<View, Hand> = {
  safe: deciding(() => false),
  bold: deciding(() => true),
  random: deciding((_, random) => random() < 0.5),
  /** Pushes whatever is below the middle. */
  threshold: deciding(({ intensity }) => intensity < 3),
  /** And the middle too. */
  greedy: deciding(({ intensity }) => intensity <= 3),
  /** Does what the others do not expect. */
  contrary: deciding(({ intensity }) => intensity >= 3),
  /** Pushes what has to be shared, and low numbers. */
  selfish: deciding(({ action, intensity }) => action === 'Pass' || action === 'Challenge' || intensity < 3),
}
