import type { OfferKind, PlayerId } from '@highjinks/protocol'
import type { Offer } from '../kit/game.ts'

/** For tests: an own card, without topics and mild unless the test says otherwise. */
export function offerBy(by: PlayerId, id: string, kind: OfferKind, more: Partial<Offer> = {}): Offer {
  return {
    id,
    by,
    kind,
    text: `${id} things`,
    level: 'Mild',
    isKept: false,
    family: 'confessions',
    topics: [],
    ...more,
  }
}
