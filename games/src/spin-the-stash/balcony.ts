import type { PlayerId } from '@highjinks/protocol'
import { type BalconyRules, playerOptions } from '../kit/balcony.ts'
import { askRuling, rulingOutcomes } from '../kit/balcony-ruling.ts'

interface Seen {
  readonly phase: string
  readonly wheel: { readonly segment: string } | null
  readonly receivers: readonly PlayerId[]
  readonly offered: readonly { readonly text: string }[]
  readonly picked: string | null
  readonly attempt: Parameters<typeof askRuling>[0]
}

const isGift = ({ wheel }: Seen) => wheel?.segment === 'gift'

/** Who gets the gift, which rule it will be, and what the room says. */
export const balcony: BalconyRules<Seen> = {
  ask(seen) {
    const { phase, receivers, offered, attempt } = seen
    switch (phase) {
      case 'pick': {
        const rules = offered.map(({ text }, place) => ({ value: text, said: `Number ${place + 1}` }))
        return { about: 'pick', options: isGift(seen) ? playerOptions(receivers) : rules }
      }
      case 'bet':
      case 'verdict':
        return askRuling(attempt)
      case 'resolve':
        return isGift(seen) ? null : askRuling(attempt)
      default:
        return null
    }
  },
  outcomes: ({ phase, picked, attempt }) => ({
    ...((phase === 'score' || picked !== null) && { pick: picked === null ? [] : [picked] }),
    ...rulingOutcomes(attempt),
  }),
}
