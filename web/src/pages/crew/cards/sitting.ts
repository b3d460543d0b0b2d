import { beginnings } from '@highjinks/games/decks/beginnings'
import type { Intensity, OfferKind } from '@highjinks/protocol'

/** The most cards that a member finishes one after the other. */
export const SITTING = 20

const KINDS: readonly OfferKind[] = ['truth', 'dare', 'starter', 'never']

export interface Start {
  readonly id: string
  readonly kind: OfferKind
  readonly level: Intensity
  /** Ends with dots, where the writer goes on. */
  readonly text: string
}

/** Returns every beginning in the order of one sitting: the kinds take turns, and each kind is shuffled. */
export function startsOf(random: () => number): readonly Start[] {
  const byKind = KINDS.map((kind) =>
    beginnings
      .filter((one) => one.kind === kind)
      .map((one) => ({ one, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ one }) => ({ id: one.id, kind, level: one.intensity, text: wholeOf(kind, one.text) })),
  )
  const longest = Math.max(...byKind.map((kind) => kind.length))
  return Array.from({ length: longest }, (_, i) => byKind.flatMap((kind) => kind[i] ?? [])).flat()
}

function wholeOf(kind: OfferKind, text: string): string {
  return kind === 'never' ? `Never have I ever ${text} …` : text
}
