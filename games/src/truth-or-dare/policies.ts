import type { Policies, Policy } from '../balance/policy.ts'
import { pickOne, VERDICTS } from '../kit/index.ts'
import type { Hand, View } from './index.ts'

type Own = Policy<View, Hand>
type Choice = 'truth' | 'dare' | 'surprise'
type Verdict = (typeof VERDICTS)[number]

interface Habits {
  readonly choice: Choice | null
  /** Their call about the others' choice. */
  readonly call: Choice | null
  /** The first or second card, for themselves and for their calls; null for either. */
  readonly card: 0 | 1 | null
  readonly verdict: Verdict | null
}

const CHOICES: readonly Choice[] = ['truth', 'dare', 'surprise']

/** Creates a policy that always does the same, at any table; null is random. */
function byHabit({ choice, call, card, verdict }: Habits): Own {
  return (table, _, seat, random) => {
    const id = (card === null ? pickOne(table.cards, random) : table.cards[card])?.id ?? ''
    const isActor = table.turn === seat
    switch (table.phase) {
      case 'choose':
        return isActor
          ? { type: 'choose', choice: choice ?? pickOne(CHOICES, random) }
          : { type: 'call', call: call ?? pickOne(CHOICES, random) }
      case 'deal':
        if (table.pickers.includes(seat)) return { type: 'pick', card: id }
        return isActor && !table.isRoomsPick ? { type: 'keep', card: id } : { type: 'call', call: id }
      case 'perform':
        return isActor ? { type: 'done' } : null
      case 'verdict':
        return isActor
          ? { type: 'call', call: 'did-it' }
          : { type: 'judge', verdict: verdict ?? pickOne(VERDICTS, random) }
      case 'plead':
      case 'explain':
        return { type: 'done' }
      default:
        return null
    }
  }
}

export const policies: Policies<View, Hand> = {
  safe: byHabit({ choice: 'truth', call: 'truth', card: 0, verdict: 'did-it' }),
  bold: byHabit({ choice: 'dare', call: 'dare', card: 1, verdict: 'legend' }),
  random: byHabit({ choice: null, call: null, card: null, verdict: null }),
  /** Brave while they aren't in the lead. */
  threshold: (table, hand, seat, random) => {
    const isFirst = table.standings.some(({ id, place }) => id === seat && place === 1)
    const choice = isFirst ? 'truth' : 'dare'
    return byHabit({ choice, call: null, card: null, verdict: 'did-it' })(table, hand, seat, random)
  },
  /** Unpredictable. */
  unreadable: byHabit({ choice: null, call: null, card: null, verdict: 'did-it' }),
  surprise: byHabit({ choice: 'surprise', call: 'surprise', card: null, verdict: 'did-it' }),
  /** Never votes in anyone's favor. */
  spite: byHabit({ choice: null, call: null, card: null, verdict: 'dodged' }),
}
