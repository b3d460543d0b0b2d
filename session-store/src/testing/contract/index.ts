import { describe } from 'vitest'
import { batchContract } from './batches.ts'
import { cardsAsideContract } from './cards-aside.ts'
import { clockContract } from './clock.ts'
import { countsContract } from './counts.ts'
import { endContract } from './end.ts'
import type { Prepare } from './harness.ts'
import { laneContract } from './lanes.ts'
import { missedContract } from './missed.ts'
import { newsContract } from './news.ts'
import { presenceContract } from './presence.ts'
import { sessionContract } from './sessions.ts'

/** Tests what every session store promises: the numbered rules of RULES.md. */
export function storeContract(name: string, prepare: Prepare) {
  describe(name, () => {
    sessionContract(prepare)
    endContract(prepare)
    laneContract(prepare)
    batchContract(prepare)
    newsContract(prepare)
    clockContract(prepare)
    missedContract(prepare)
    presenceContract(prepare)
    cardsAsideContract(prepare)
    countsContract(prepare)
  })
}
