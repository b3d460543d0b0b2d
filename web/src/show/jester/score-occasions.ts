import type { PlayerId, TableFrame } from '@highjinks/protocol'
import type { Occasion } from './script.ts'

/** Points take this long to arrive. */
const COUNTED_AFTER_MS = 2500
/** Rising this many ranks is a comeback. */
const COMEBACK = 3
const LANDSLIDE = 1500

type Standings = TableFrame['standings']

/** Returns what new scores change: a leader, a comeback, a tie at the top. */
export function scoreOccasions(last: TableFrame | null, { standings, round }: TableFrame): readonly Occasion[] {
  if (!last || round < 2 || !isChanged(last.standings, standings)) return []
  return [...comeback(last.standings, standings), ...top(last.standings, standings)].map((occasion) => ({
    ...occasion,
    after: COUNTED_AFTER_MS,
  }))
}

function isChanged(last: Standings, now: Standings): boolean {
  return now.some(({ id, score }) => last.find((row) => row.id === id)?.score !== score)
}

function comeback(last: Standings, now: Standings): readonly Occasion[] {
  const climbed = (id: PlayerId, place: number) => (last.find((row) => row.id === id)?.place ?? place) - place
  const climber = now.find(({ id, place }) => climbed(id, place) >= COMEBACK)
  return climber ? [{ of: 'comeback', name: climber.id, mood: 'shocked' }] : []
}

function top(last: Standings, now: Standings): readonly Occasion[] {
  const [first, second] = now.filter(({ place }) => place <= 2)
  if (!first || !second || first.score === 0) return []
  const leaders = now.filter(({ place }) => place === 1).map(({ id }) => id)
  const led = last.filter(({ place }) => place === 1).map(({ id }) => id)
  if (leaders.length > 1) return led.length === 1 ? [{ of: 'tie', names: leaders }] : []
  if (!led.includes(first.id)) return [{ of: 'leader', name: first.id, other: led.length === 1 ? led[0] : null }]
  return leadOf(now) > LANDSLIDE && leadOf(last) <= LANDSLIDE ? [{ of: 'landslide', name: first.id }] : []
}

function leadOf(standings: Standings): number {
  const [first = 0, second = 0] = standings.map(({ score }) => score).sort((a, b) => b - a)
  return first - second
}
