import type { PlayerId, ReactionKind } from '@highjinks/protocol'
import { useEffect, useState } from 'react'
import type { Thrown } from '../sofa/use-airborne.ts'

/** Something on its way from the sofa to whoever performs. */
export interface Cheer {
  readonly n: number
  readonly from: PlayerId
  readonly kind: ReactionKind
}

export const CHEER_MS = 1100
const MOST_IN_THE_AIR = 8

interface Heard {
  readonly clapping: readonly PlayerId[]
  readonly latest: Thrown | null
  readonly count: number
  readonly airborne: readonly Cheer[]
}

/** What is in the air just now: the first clap of each, and every reaction. What came before this screen did not fly. */
export function useCheers(clapping: readonly PlayerId[], latest: Thrown | null): readonly Cheer[] {
  const [heard, setHeard] = useState<Heard>({ clapping, latest, count: 0, airborne: [] })
  const fresh: readonly Omit<Cheer, 'n'>[] = [
    ...clapping.filter((id) => !heard.clapping.includes(id)).map((from) => ({ from, kind: 'clap' as const })),
    ...(latest !== null && latest !== heard.latest ? [latest] : []),
  ]
  if (fresh.length > 0 || clapping.length !== heard.clapping.length) {
    const numbered = fresh.map(({ from, kind }, i) => ({ n: heard.count + i, from, kind }))
    setHeard({
      clapping,
      latest,
      count: heard.count + fresh.length,
      airborne: [...heard.airborne, ...numbered].slice(-MOST_IN_THE_AIR),
    })
  }
  const { count, airborne } = heard
  useEffect(() => {
    if (count === 0) return
    // Outlives the next ones: each lands in its own time.
    setTimeout(() => setHeard((now) => ({ ...now, airborne: now.airborne.filter(({ n }) => n >= count) })), CHEER_MS)
  }, [count])
  return airborne
}
