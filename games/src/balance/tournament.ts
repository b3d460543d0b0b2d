import type { Game } from '../index.ts'
import { playEvening } from './evening.ts'
import { mean, noise, row } from './figures.ts'
import type { AnyPolicy } from './policy.ts'

/** The most a simple policy may win, as a multiple of its fair share. */
const MOST = 1.25
const TABLES = [3, 5, 8] as const

export const TOURNAMENT_HEAD = row('game', 'policy', ...TABLES.map((count) => `at ${count}`), 'refused')

/**
 * Gives each policy one seat, a different one each evening, among players with the other policies. Returns the faults.
 */
export async function runTournament(
  game: Game,
  times: number,
  tell: (line: string) => void,
): Promise<readonly string[]> {
  const { slug } = game.about
  const { policies, alone } = await policiesOf(slug)
  if (policies === null) tell(row(slug, 'no policies yet: games/src/<slug>/policies.ts'))
  return Object.keys(policies ?? {}).flatMap((name) => {
    const tables = TABLES.map((count) => ({
      count,
      ...seasonOf(game, { policies: policies ?? {}, alone, name }, count, times),
    }))
    const shares = tables.map(
      ({ count, wins }) => `${(mean(wins) * count).toFixed(2)} ±${(noise(wins) * count).toFixed(2)}`,
    )
    tell(row(slug, name, ...shares, mean(tables.map(({ refused }) => refused)).toFixed(1)))
    return tables
      .filter(({ count, wins }) => (mean(wins) - noise(wins)) * count > MOST)
      .map(({ count, wins }) => {
        const share = (mean(wins) * count).toFixed(2)
        return `${slug}, ${count} seats: “${name}” wins ${share} times its fair share against the others`
      })
  })
}

type Policies = Readonly<Record<string, AnyPolicy>>
interface Written {
  /** Null if nobody has written any. */
  readonly policies: Policies | null
  /** Policies of which a table has at most one. */
  readonly alone: readonly string[]
}

export async function policiesOf(slug: string): Promise<Written> {
  // A game's policies take that game's own view and hand, which is what they get.
  const written = (await import(`../${slug}/policies.ts`).catch(noneIfMissing)) as Partial<Written>
  const { policies = null, alone = [] } = written
  return { policies, alone }
}

function noneIfMissing(fault: unknown): Partial<Written> {
  // Node and Vite use different messages, and both name the file.
  if (fault instanceof Error && fault.message.includes('policies.ts')) return {}
  throw fault
}

/**
 * Plays evenings of one policy against the others. Returns its share of each win, and how often the rules refused it.
 */
function seasonOf(
  game: Game,
  { policies, alone, name }: { readonly policies: Policies; readonly alone: Written['alone']; readonly name: string },
  count: number,
  times: number,
): { readonly wins: readonly number[]; readonly refused: number } {
  const own = policies[name] ?? null
  const others = Object.entries(policies).flatMap(([other, policy]) =>
    other === name || alone.includes(other) ? [] : [policy],
  )
  const evenings = Array.from({ length: times }, (_, i) => {
    const mine = i % count
    const table = Array.from({ length: count }, (_, seat) =>
      seat === mine ? own : (others[(i + seat * (1 + Math.floor(i / count))) % Math.max(1, others.length)] ?? null),
    )
    const evening = playEvening({ game, count, duration: 'Standard', seed: i * 104_729 + 7, policies: table })
    return { won: evening.wins[mine] ?? 0, refused: evening.refused }
  })
  return { wins: evenings.map(({ won }) => won), refused: mean(evenings.map(({ refused }) => refused)) }
}
