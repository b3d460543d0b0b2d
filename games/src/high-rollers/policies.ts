import type { Policies, Policy } from '../balance/policy.ts'
import type { Hand, View } from './index.ts'

type Decides = (table: View & { readonly faces: NonNullable<View['faces']> }, random: () => number) => boolean

/** Creates a policy that decides by what is on the table; everything else follows the simulated player. */
function deciding(pushes: Decides): Policy<View, Hand> {
  return (table, hand, seat, random) => {
    const { phase, turn, faces } = table
    if (phase !== 'keep' || turn !== seat || hand.decision !== null || !faces) return null
    return { type: 'decide', decision: pushes({ ...table, faces }, random) ? 'push' : 'keep' }
  }
}

/** More than most pots. */
const FULL_JAR = 800

/** None of these looks at the card, or at who is in the room. */
export const policies: Policies<View, Hand> = {
  safe: deciding(() => false),
  bold: deciding(() => true),
  random: deciding((_, random) => random() < 0.5),
  /** Pushes once at most. */
  once: deciding(({ pushes }) => pushes < 1),
  /** Pushes while it's likelier to hold. */
  threshold: deciding(({ pushes }) => pushes < 2),
  /** Has little to lose. */
  poor: deciding(({ faces, pushes }) => faces.intensity + pushes * 2 <= 3),
  /** Looks at the jar, because what goes in comes back to the best player. */
  thirsty: deciding(({ jar, pushes }) => (jar >= FULL_JAR ? pushes < 1 : pushes < 2)),
  /** Fills the jar while it's worth winning. */
  pouring: deciding(({ jar, pushes }) => jar >= FULL_JAR || pushes < 1),
  /** Looks at the action: a Challenge pays one and a half, and is kept. */
  rival: deciding(({ faces, pushes }) => faces.action !== 'Challenge' && pushes < 2),
  /** Keeps what someone else does for both, and pushes what is done alone. */
  lazy: deciding(({ faces, pushes }) => faces.action !== 'Pass' && pushes < 3),
  /** Only avoids a duel, which can be lost. */
  careful: deciding(({ faces, pushes }) => faces.action === 'Challenge' && pushes < 2),
}
