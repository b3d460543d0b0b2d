import type { PlayerId, ReactionKind } from '@highjinks/protocol'
import { useEffect, useState } from 'react'
import { useTimers } from '../../lib/use-timers.ts'
import type { Thrown } from '../people/use-airborne.ts'

/** Something on its way from the sofa to a performer. */
export interface Cheer {
  readonly n: number
  readonly from: PlayerId
  readonly kind: ReactionKind
}

export const CHEER_MS = 1100
/** The volume of a reaction, as a share of a clapping player's. */
export const REACTION_WARMTH = 1 / 4
const MOST_IN_THE_AIR = 8

interface Heard {
  readonly clapping: readonly PlayerId[]
  readonly latest: Thrown | null
  readonly moment: string
  readonly count: number
  readonly thrown: number
  readonly airborne: readonly Cheer[]
}

/**
 * Returns what is in the air for the people in the spotlight, and the number of reactions: each player's first clap and
 * every reaction, except the performers' own. Anything from before this screen doesn't fly, and the next moment starts
 * in silence.
 */
export function useCheers(
  clapping: readonly PlayerId[],
  latest: Thrown | null,
  ids: readonly PlayerId[],
  moment: string = '',
) {
  const [heard, setHeard] = useState<Heard>({ clapping, latest, moment, count: 0, thrown: 0, airborne: [] })
  const isThrown = latest !== null && latest !== heard.latest
  const fresh: readonly Omit<Cheer, 'n'>[] = [
    ...clapping.filter((id) => !heard.clapping.includes(id)).map((from) => ({ from, kind: 'clap' as const })),
    ...(isThrown ? [latest] : []),
  ]
  if (fresh.length > 0 || clapping.length !== heard.clapping.length || moment !== heard.moment) {
    const numbered = fresh.map(({ from, kind }, i) => ({ n: heard.count + i, from, kind }))
    setHeard({
      clapping,
      latest,
      moment,
      count: heard.count + fresh.length,
      thrown: (moment === heard.moment ? heard.thrown : 0) + (isThrown && !ids.includes(latest.from) ? 1 : 0),
      airborne: [...heard.airborne, ...numbered].slice(-MOST_IN_THE_AIR),
    })
  }
  const { count, thrown, airborne } = heard
  const start = useTimers()
  useEffect(() => {
    if (count === 0) return
    // It outlives the next ones: each lands in its own time.
    start(() => setHeard((now) => ({ ...now, airborne: now.airborne.filter(({ n }) => n >= count) })), CHEER_MS)
  }, [count, start])
  return { airborne: airborne.filter(({ from }) => !ids.includes(from)), thrown }
}
