import { DURATION_MINUTES, DURATIONS, type Duration } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { EVENINGS } from '../testing/evenings.ts'
import { tableWith } from '../testing/toy.ts'
import { seeded } from './chance.ts'
import { isFillerDue, type Length, planFor } from './length.ts'
import { isDoubleLap } from './turns.ts'

const plan = (length: Length, players: number, duration: Duration, pace: 'normal' | 'relaxed' | 'none' = 'normal') =>
  planFor(length, players, { duration, pace })
const eachTakes = (seconds: number): Length => ({ lap: (players) => players * seconds })

describe('the plan of a game', () => {
  it.each([
    ['three short turns', 3, 60, 'Quick', { laps: 5, stretch: 1, fillers: 0, minutes: 15 }],
    ['eight long ones', 8, 150, 'Standard', { laps: 2, stretch: 0.75, fillers: 0, minutes: 30 }],
    ['one lap and a little', 8, 90, 'Quick', { laps: 1, stretch: 1.25, fillers: 0, minutes: 15 }],
  ] as const)('[KIT-39] %s', (_, players, seconds, duration, expected) => {
    expect(plan(eachTakes(seconds), players, duration)).toMatchObject(expected)
  })

  it('[KIT-39] time too short for another lap is filled up between turns', () => {
    const long = { ...eachTakes(160), hasFillers: true } as const
    expect(plan(long, 7, 'Standard')).toMatchObject({ laps: 2, fillers: 0 })
    expect(plan(long, 8, 'Standard')).toMatchObject({ laps: 1, fillers: 4, stretch: 1.23, minutes: 30 })
  })

  it('[KIT-39] no more than a game allows, and then it says the time it will take', () => {
    expect(plan({ ...eachTakes(60), most: () => 4 }, 3, 'Extended')).toMatchObject({
      laps: 4,
      stretch: 1.25,
      minutes: 15,
    })
  })

  it('[KIT-39] counts a one-time part once, and a relaxed pace has fewer laps', () => {
    expect(plan({ lap: () => 300, once: () => 300 }, 5, 'Standard').laps).toBe(5)
    expect(plan({ lap: () => 300, once: () => 300 }, 5, 'Standard', 'relaxed').laps).toBe(3)
    expect(plan({ lap: () => 300 }, 5, 'Standard', 'relaxed')).toMatchObject({ laps: 4, minutes: 30 })
    expect(plan({ lap: () => 300 }, 5, 'Standard', 'none')).toMatchObject({ laps: 6, minutes: 30 })
  })

  it("[KIT-39] keeps the label's promise, whatever a lap takes", () => {
    const random = seeded(39)
    for (let evening = 0; evening < EVENINGS; evening++) {
      const seconds = 120 + Math.floor(random() * 1080)
      const hasFillers = random() < 0.5
      for (const duration of DURATIONS) {
        for (let players = 3; players <= 8; players++) {
          const made = plan({ lap: () => seconds, ...(hasFillers && { hasFillers }) }, players, duration)
          const off = Math.abs(made.minutes / DURATION_MINUTES[duration] - 1)
          const which = `${players} players, ${seconds} s, ${duration}: ${JSON.stringify(made)}`
          expect(made.laps, which).toBeGreaterThanOrEqual(1)
          expect(made.stretch, which).toBeGreaterThanOrEqual(0.75)
          expect(made.stretch, which).toBeLessThanOrEqual(1.25)
          expect(made.fillers, which).toBeLessThan(made.laps * players)
          expect(off, which).toBeLessThanOrEqual(0.2)
        }
      }
    }
  })

  it('[KIT-39] fillers are spread evenly, all of them, and none after the last turn', () => {
    for (let turns = 2; turns <= 24; turns++) {
      for (let fillers = 1; fillers < turns; fillers++) {
        const after: number[] = []
        for (let had = 1; had <= turns; had++) {
          const filled = after.length
          const due = { laps: 1, stretch: 1, fillers, filled, minutes: 15, players: null, isCut: false }
          if (isFillerDue(due, had, turns)) after.push(had)
        }
        const ends = [0, ...after, turns]
        const gaps = ends.slice(1).map((end, i) => end - (ends[i] ?? 0))
        expect(after, `${fillers} among ${turns}`).toHaveLength(fillers)
        expect(
          Math.max(...gaps) - Math.min(...gaps),
          `${fillers} among ${turns}: ${gaps.join(' ')}`,
        ).toBeLessThanOrEqual(1)
      }
    }
  })
})

describe('the last lap', () => {
  const lapOf = (had: number, laps: number) => {
    const table = tableWith(['ann', 'bob'], { turn: 'ann', turns: { ann: had, bob: 0 } })
    return isDoubleLap({ ...table, plan: { ...table.plan, laps } })
  }

  it.each([
    [1, 1, false],
    [1, 2, false],
    [2, 2, true],
    [3, 4, false],
    [4, 4, true],
  ])('[KIT-40] the turn %i of %i counts double: %s', (had, laps, isDouble) => {
    expect(lapOf(had, laps)).toBe(isDouble)
  })

  it('[KIT-40] no one’s turn counts double for no one', () => {
    expect(isDoubleLap(tableWith(['ann', 'bob']))).toBe(false)
  })
})
