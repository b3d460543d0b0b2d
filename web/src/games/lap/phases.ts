import type { PlayerId, TableFrame } from '@highjinks/protocol'
import type { Timeline } from '../../show/timeline/beats.ts'
import { CHIMES, STAMPS, THUDS, WALKS } from '../../show/timeline/effects.ts'
import { inTurn } from '../../show/timeline/steps.ts'
import { bestReveal } from '../attempt/attempt-reveal.ts'
import { starred } from '../attempt/staging.ts'
import { awardTimeline } from '../attempt/timelines.ts'
import type { PhaseUi } from '../game-ui.ts'

interface Lap {
  readonly candidates: readonly PlayerId[]
  readonly voted: readonly PlayerId[]
  readonly best: readonly PlayerId[]
}

/** The end of a round: everyone votes for its best, and then the result. */
export function bestOfLap<Table extends TableFrame>(lapOf: (table: Table) => Lap) {
  const favorite: PhaseUi<Table> = {
    timeline: (table) => inTurn('walk', lapOf(table).candidates.length, { from: 300, every: 350, within: 2400 }, WALKS),
    staging: (table) => ({ onNow: [], given: lapOf(table).voted }),
  }
  const curtain: PhaseUi<Table> = {
    timeline: (table) => {
      const { length } = lapOf(table).best
      return length > 0 ? awardTimeline(length) : []
    },
    staging: (table) => starred({ lap: lapOf(table), seats: table.seats }),
    reveal: (table) => bestReveal(lapOf(table).best),
    mood: 'glad',
  }
  return { favorite, curtain }
}

const FINALE: Timeline = [
  ['thud', 200, THUDS],
  ['thud', 650, THUDS],
  ['sign', 1100, STAMPS],
  ['double', 1900, CHIMES],
  ['lead', 2700],
]

/** The entrance of the last round, in any game. */
export const finalePhase: PhaseUi<TableFrame> = { timeline: FINALE }
