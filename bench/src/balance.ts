import process, { env } from 'node:process'
import { type Context, GAMES, type Game, type Seat, seeded } from '@highjinks/games'
import { DEFAULT_SETTINGS, type PlayerId } from '@highjinks/protocol'

/** GAMES=500 for a quick look: chance alone then makes some seats better by a few percent. */
const EVENINGS = Number(env['GAMES'] ?? 10_000)
const TABLES = [2, 4, 8] as const
/** No seat may be worth more than another by this. */
const SEAT_MOST = 0.05
/** Whoever leads at half-time must not win as good as always. Of two, a coin thrown often lets 75 % win: not judged. */
const LEADER_MOST = 0.75
const SETTINGS = { ...DEFAULT_SETTINGS, clock: 'hard' } as const

interface Evening {
  readonly turns: number
  readonly minutes: number
  /** By seat. */
  readonly scores: readonly number[]
  /** Did the one who led alone at half-time win? Null when nobody did. */
  readonly isLeaderFirst: boolean | null
}

/** Ten thousand evenings of every game by simulated players; fails when a seat or an early lead is worth too much. */
export async function run(): Promise<void> {
  const unfair: string[] = []
  console.log(`${EVENINGS} Standard evenings each, by simulated players who take 20 to 90 % of their time\n`)
  console.log(row('game', 'seats', 'turns', 'minutes', 'last–first', 'leader wins', 'first seat', 'best/worst seat'))
  for (const game of Object.values<Game>(GAMES)) {
    for (const count of TABLES) {
      const { line, faults } = measureBalance(game, count)
      console.log(line)
      unfair.push(...faults)
    }
  }
  for (const fault of unfair) console.error(`  UNFAIR ${fault}`)
  if (unfair.length > 0) process.exitCode = 1
}

function measureBalance(game: Game, count: number): { readonly line: string; readonly faults: readonly string[] } {
  const evenings = Array.from({ length: EVENINGS }, (_, seed) => play(game, count, seed * 7919 + 13))
  const worth = Array.from({ length: count }, (_, seat) => mean(evenings.map(({ scores }) => scores[seat] ?? 0)))
  const best = Math.max(...worth) / Math.min(...worth) - 1
  const first = (worth[0] ?? 0) / mean(worth) - 1
  const led = evenings.filter((evening) => evening.isLeaderFirst !== null)
  const leads = led.filter((evening) => evening.isLeaderFirst).length / Math.max(1, led.length)
  const spread = mean(evenings.map(({ scores }) => 1 - Math.min(...scores) / Math.max(1, ...scores)))
  const name = `${game.about.slug}, ${count} seats`
  return {
    line: row(
      game.about.slug,
      `${count}`,
      mean(evenings.map(({ turns }) => turns)).toFixed(1),
      mean(evenings.map(({ minutes }) => minutes)).toFixed(0),
      percent(spread),
      percent(leads),
      percent(first),
      percent(best),
    ),
    faults: [
      ...(best > SEAT_MOST ? [`${name}: the best seat is worth ${percent(best)} more than the worst`] : []),
      ...(leads >= LEADER_MOST && count > 2 ? [`${name}: ${percent(leads)} of those who lead at half-time win`] : []),
    ],
  }
}

/** One evening. Everybody takes a part of the time there is, each their own, whatever their seat. */
function play(game: Game, count: number, seed: number): Evening {
  const random = seeded(seed)
  const seats = Array.from(
    { length: count },
    (_, i): Seat => ({
      id: `player-${i}`,
      name: `Player ${i}`,
      online: true,
      isBot: true,
      muted: [],
      canBeNamed: true,
    }),
  )
  let now = 0
  const as = (by: Context['by']): Context => ({
    by,
    now,
    random,
    seats,
    settings: SETTINGS,
    heat: 1,
    host: seats[0]?.id ?? null,
    offers: [],
  })
  let state = game.setup([], as('clock'))
  let leaders: readonly PlayerId[] | null = null
  let phaseSince = -1
  let thinkers: readonly { readonly id: PlayerId; readonly at: number }[] = []
  while (!game.isOver(state)) {
    leaders ??= leadersAtHalf(game, state)
    const due = game.deadline(state, SETTINGS) ?? now
    const { since } = game.view(state)
    if (since !== phaseSince) {
      phaseSince = since
      thinkers = seats
        .map(({ id }) => ({ id, at: since + (due - since) * (0.2 + 0.7 * random()) }))
        .sort((a, b) => a.at - b.at)
    }
    const next = nextMove(game, state, thinkers, random)
    now = next ? Math.max(now, next.at) : due
    state = next ? moved(game, state, next.move, as(next.id)) : game.tick(state, as('clock'))
  }
  const standings = game.standings(state)
  const winners = standings.filter((standing) => standing.place === 1).map((standing) => standing.id)
  const [leader, another] = leaders ?? []
  return {
    turns: game.view(state).round,
    minutes: now / 60_000,
    scores: seats.map((seat) => standings.find((standing) => standing.id === seat.id)?.score ?? 0),
    isLeaderFirst: leader === undefined || another !== undefined ? null : winners.includes(leader),
  }
}

/** Null before the second half. */
function leadersAtHalf(game: Game, state: unknown): readonly PlayerId[] | null {
  const { round, rounds, standings } = game.view(state)
  return round > rounds / 2 ? standings.filter((standing) => standing.place === 1).map((standing) => standing.id) : null
}

function nextMove<Thinker extends { readonly id: PlayerId }>(
  game: Game,
  state: unknown,
  thinkers: readonly Thinker[],
  random: () => number,
): (Thinker & { readonly move: unknown }) | null {
  for (const thinker of thinkers) {
    const move = game.simulate(state, thinker.id, random)
    if (move !== null) return { ...thinker, move }
  }
  return null
}

function moved(game: Game, state: unknown, move: unknown, context: Context): unknown {
  const step = game.move(state, move, context)
  if (!step.ok) throw new Error(`${game.about.slug}: ${step.code} for ${JSON.stringify(move)}`)
  return step.state
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

function row(name: string, ...cells: readonly string[]): string {
  return name.padEnd(24) + cells.map((cell) => cell.padStart(16)).join('')
}
