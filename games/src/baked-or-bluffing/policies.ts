import type { Policies, Policy } from '../balance/policy.ts'
import type { Hand, View } from './index.ts'

type Vote = 'legit' | 'baked'
type Fill = 'truth' | 'bend' | 'own'

interface Habit {
  readonly fills: (random: () => number) => Fill
  readonly votes: (random: () => number, filling: string) => Vote
  /** Claims that every lie that fooled them was true too. */
  readonly isLawyer?: true
}

/** Lies as long, and as short, as true fillings. */
const OWN = ['a very small trumpet', 'nine ducks', 'a sigh', 'someone else’s umbrella']

/** Creates a policy that fills, votes and locks by habit; everything else follows the simulated player. */
function creatureOf({ fills, votes, isLawyer }: Habit): Policy<View, Hand> {
  return (table, hand, seat, random) => {
    const { sheet } = hand
    if (table.phase === 'prepare' && sheet?.filling === null) {
      const as = fills(random)
      if (as === 'own') return { type: 'own', card: sheet.card, text: OWN[Math.floor(random() * OWN.length)] ?? '' }
      return { type: 'fill', card: sheet.card, as }
    }
    if (table.phase === 'argue' && table.voters.includes(seat) && !hand.isLocked) {
      return hand.vote ? { type: 'lock' } : { type: 'vote', vote: votes(random, table.statement?.filling ?? '') }
    }
    const isFooled = table.reveal !== null && hand.vote === 'legit' && seat !== table.turn
    const mayAsk = hand.mayDispute && !table.reveal?.disputes.includes(seat)
    return isLawyer && isFooled && mayAsk ? { type: 'dispute' } : null
  }
}

/** A longer statement sounds educated, or made up. */
const LONG = 14

/**
 * Together they lie and vote evenly. At a table that lies more, always saying Baked does well, until someone starts to
 * tell the truth.
 */
export const policies: Policies<View, Hand> = {
  safe: creatureOf({ fills: () => 'truth', votes: anything }),
  random: creatureOf({ fills: either, votes: anything }),
  trusting: creatureOf({ fills: either, votes: () => 'legit' }),
  inventor: creatureOf({ fills: ownOrTruth, votes: anything }),
  bold: creatureOf({ fills: () => 'bend', votes: anything }),
  threshold: creatureOf({
    fills: either,
    votes: (_, filling) => (filling.length > LONG ? 'baked' : 'legit'),
  }),
  doubting: creatureOf({ fills: either, votes: () => 'baked' }),
  /** Their own lies, and an appeal whenever they fell for someone else's. */
  lawyer: creatureOf({ fills: ownOrTruth, votes: anything, isLawyer: true }),
}

function either(random: () => number): Fill {
  return random() < 0.5 ? 'truth' : 'bend'
}

function ownOrTruth(random: () => number): Fill {
  return random() < 0.5 ? 'truth' : 'own'
}

function anything(random: () => number): Vote {
  return random() < 0.5 ? 'legit' : 'baked'
}
