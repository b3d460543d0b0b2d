import type { Policies, Policy } from '../balance/policy.ts'
import type { Hand, View } from './index.ts'

type Decides = (table: View & { readonly faces: NonNullable<View['faces']> }, random: () => number) => boolean

/** Decides about what lies on the table by this; everything else as the simulated player would. */
function deciding(pushes: Decides): Policy<View, Hand> {
  return (table, hand, seat, random) => {
    const { phase, turn, faces } = table
    if (phase !== 'keep' || turn !== seat || hand.decision !== null || !faces) return null
    return { type: 'decide', decision: pushes({ ...table, faces }, random) ? 'push' : 'keep' }
  }
}

/** So much in the jar is more than most pots. */
const FULL_JAR = 800

/** None of these looks at the card, or at who is in the room. */
export const policies: Policies<View, Hand> = {
  safe: deciding(() => false),
  bold: deciding(() => true),
  random: deciding((_, random) => random() < 0.5),
  /** Pushes once, and no more. */
  once: deciding(({ pushes }) => pushes < 1),
  /** Pushes while it is likelier to hold. */
  threshold: deciding(({ pushes }) => pushes < 2),
  /** Has little to lose. */
  poor: deciding(({ faces, pushes }) => faces.intensity + pushes * 2 <= 3),
  /** Looks at the jar: what falls in comes back to whoever is best. */
  thirsty: deciding(({ jar, pushes }) => (jar >= FULL_JAR ? pushes < 1 : pushes < 2)),
  /** Fills the jar while it is worth winning. */
  pouring: deciding(({ jar, pushes }) => jar >= FULL_JAR || pushes < 1),
  /** Looks at the face: a Challenge pays one and a half, and is kept. */
  rival: deciding(({ faces, pushes }) => faces.action !== 'Challenge' && pushes < 2),
  /** Keeps what somebody else does for both, and pushes what one does alone. */
  lazy: deciding(({ faces, pushes }) => faces.action !== 'Pass' && pushes < 3),
  /** Runs from a duel that may be lost, and from nothing else. */
  careful: deciding(({ faces, pushes }) => faces.action === 'Challenge' && pushes < 2),
}
