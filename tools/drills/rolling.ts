import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { openRedisStore } from '@highjinks/session-store'
import * as z from 'zod/mini'
import { Cluster, type Size, type Summary } from './cluster.ts'
import { report } from './full-size.ts'
import { makeNewerBuild } from './newer-build.ts'
import type { Write } from './play/history.ts'
import { goOn } from './play/party.ts'
import { pause } from './play/player.ts'
import type { Options } from './run.ts'

/** The time both builds play side by side, twice. */
const MIXED_MS = 4000

/** The fields that both builds write. */
const written = z.object({
  games: z.int(),
  status: z.string(),
  notice: z.nullable(z.string()),
  stirred: z._default(z.int(), 0),
  settings: z.object({ echo: z._default(z.boolean(), false) }),
  table: z.nullable(z.object({ rules: z.int(), state: z.object({ played: z._default(z.int(), 0) }) })),
})

interface Rolled extends Summary {
  /** Commits of the newer build, and versions in which its rules played. */
  readonly newer: number
  readonly raised: number
}

/**
 * During play, replaces two processes of this build one by one with a build that has one more field, setting and rule,
 * and writes patches. In between, both builds serve the same sessions.
 */
export async function roll(size: Size): Promise<Rolled> {
  const build = makeNewerBuild()
  try {
    const url = pathToFileURL(join(build.folder, 'session-store/src/index.ts')).href
    // The same module as ours, from the other build
    const newer = (await import(url)) as { openRedisStore: typeof openRedisStore }
    const cluster = await Cluster.open(size, { processes: 2, openStore: newer.openRedisStore, layout: '1' })
    try {
      await goOn(cluster.parties, 3)
      for (const program of cluster.programs.slice()) {
        await cluster.join(build.folder)
        await Promise.all([pause(MIXED_MS), goOn(cluster.parties, 5)])
        await program.end('SIGTERM')
        await goOn(cluster.parties, 3)
      }
      const summary = await cluster.verify()
      const histories = [...(await cluster.history()).values()].map(checkKept)
      const sum = (figure: (one: Kept) => number) => histories.reduce((all, one) => all + figure(one), 0)
      const faults = [...summary.faults, ...histories.flatMap((one) => one.faults)]
      return { ...summary, faults, newer: sum((one) => one.newer), raised: sum((one) => one.raised) }
    } finally {
      await cluster.close()
    }
  } finally {
    build.remove()
  }
}

type Kept = Pick<Rolled, 'newer' | 'raised'> & { readonly faults: readonly string[] }

/** Checks that nothing the newer build wrote is lost, and that the older one closed no table. */
function checkKept(writes: readonly Write[]): Kept {
  const faults: string[] = []
  const states = writes.flatMap(({ v, document }) => (v === null ? [] : [written.parse(document)]))
  let [newer, raised] = [0, 0]
  for (const [i, now] of states.entries()) {
    const before = states[i - 1]
    if (now.table && now.table.rules > 1) raised++
    if (!before) continue
    if (now.stirred > before.stirred) newer++
    if (now.stirred < before.stirred) faults.push(`the count fell from ${before.stirred} to ${now.stirred}`)
    if (before.settings.echo && !now.settings.echo) faults.push('the setting was lost')
    if (now.notice === 'new-rules') faults.push('a table was closed')
    if (!before.table || !now.table || before.games !== now.games) continue
    if (now.table.rules < before.table.rules) faults.push(`rules fell from ${before.table.rules} to ${now.table.rules}`)
    if (now.table.state.played < before.table.state.played) faults.push('the moves of a table were forgotten')
  }
  return { faults, newer, raised }
}

export async function rolling({ seed, scale }: Options): Promise<void> {
  report(await roll({ sessions: Math.ceil(20 * scale), seats: 5, think: 400, seed }))
}
