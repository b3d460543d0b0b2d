import type { PlayerId, SessionView } from '@highjinks/protocol'
import { ownTally } from '../../games/ghost/ghost-book.ts'
import { BalconyHead } from '../../show/balcony/balcony-head.tsx'
import { ownWords, timesRight } from '../../show/balcony/balcony-words.ts'
import { Card } from '../../ui/layout/card.tsx'
import { points } from '../../ui/party/points.ts'

interface BalconyAwardProps {
  readonly view: SessionView
  readonly me: PlayerId | null
}

/** The balcony has an award and no place. Spectators also read how they did themselves. */
export function BalconyAward({ view: { balcony, session }, me }: BalconyAwardProps) {
  if (!balcony || balcony.of === 0) return null
  const own = me === null ? ownWords(ownTally(session.id), balcony) : ''
  return (
    <Card kind="tint" className="flex items-center gap-3 px-4 py-3">
      <BalconyHead className="size-12 shrink-0" />
      <p className="min-w-0 grow leading-snug">
        <strong className="block font-display text-lg text-mark">Best seats in the house</strong>
        The balcony, {timesRight(balcony)}: {points(balcony.score)} points. {own}
      </p>
    </Card>
  )
}
