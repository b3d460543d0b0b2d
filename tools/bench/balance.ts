import process, { env } from 'node:process'
import { GAMES, type Game } from '@highjinks/games'
import { HEAD, measureTable, median, row, runTournament, TOURNAMENT_HEAD } from '@highjinks/games/balance'
import { DURATIONS } from '@highjinks/protocol'

/** GAMES=500 for a quick run. It never calls unfair what chance alone can do, so fewer evenings find less. */
const EVENINGS = Number(env['GAMES'] ?? 3000)
/** GAME=spin-the-stash plays only that game. */
const ONLY = env['GAME']
/** Minutes need fewer evenings than seats do. */
const FEWER = Math.max(20, Math.round(EVENINGS / 20))
const TABLES = [3, 5, 8] as const
/** Only for the winners' scores. */
const OTHER_TABLES = [4, 6, 7] as const

/**
 * Plays many evenings of every game with people who talk. Fails if a game doesn't keep its label's minutes, if a seat,
 * an early lead or a simple way to play is worth too much, or if people have nothing to do for too long.
 */
export async function run(): Promise<void> {
  const games = Object.values<Game>(GAMES).filter((game) => ONLY === undefined || game.about.slug === ONLY)
  const unfair = [...measureTables(games), ...(await holdTournaments(games))]
  console.log('')
  for (const fault of unfair) console.error(`  UNFAIR ${fault}`)
  if (unfair.length > 0) process.exitCode = 1
}

function measureTables(games: readonly Game[]): readonly string[] {
  console.log(`${EVENINGS} Standard evenings at each table, ${FEWER} of the other lengths\n\n${HEAD}`)
  const faults: string[] = []
  const par: string[] = []
  for (const game of games) {
    const winners = DURATIONS.map((duration) => {
      const tables = TABLES.map((count) =>
        measureTable(game, duration, count, duration === 'Standard' ? EVENINGS : FEWER),
      )
      for (const { line } of tables) console.log(line)
      faults.push(...tables.flatMap((table) => table.faults))
      const others = OTHER_TABLES.map((count) => measureTable(game, duration, count, FEWER))
      faults.push(...others.flatMap((table) => table.faults))
      return median([...tables, ...others].map(({ best }) => median(best)))
    })
    par.push(row(game.about.slug, ...winners.map((score) => score.toFixed(0))))
  }
  console.log(`\nWhat the winner scores, 3 to 8 seats (par)\n\n${row('game', ...DURATIONS)}\n${par.join('\n')}`)
  return faults
}

async function holdTournaments(games: readonly Game[]): Promise<readonly string[]> {
  const times = Math.max(30, Math.round(EVENINGS / 5))
  console.log(`\nWins against the others, in fair shares; ${times} evenings a policy and table\n\n${TOURNAMENT_HEAD}`)
  const faults: string[] = []
  for (const game of games) {
    faults.push(...(await runTournament(game, times, console.log)))
  }
  return faults
}
