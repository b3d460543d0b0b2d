import { endOne, killNodes, killRedis, type Summary } from './cluster.ts'
import type { Options } from './run.ts'

const FULL = { sessions: 20, seats: 5, think: 600 }

export async function nodes({ seed, scale }: Options): Promise<void> {
  const found = await killNodes({ ...FULL, seed }, Math.ceil(200 * scale))
  report(found)
  if (found.recovery.p95 >= 2000) throw new Error('one in twenty phones took two seconds or more to get through again')
}

export async function redis({ seed, scale }: Options): Promise<void> {
  report(await killRedis({ ...FULL, seed }, Math.ceil(50 * scale)))
}

export async function drain({ seed }: Options): Promise<void> {
  const found = await endOne({ ...FULL, seed })
  report(found)
  if (found.failures > 0 || found.code !== 0 || found.took > 10_000) throw new Error('it was noticed')
}

export function report({ faults, ...figures }: Pick<Summary, 'faults'> & object): void {
  console.log({ ...figures, faults: faults.length })
  if (faults.length > 0) throw new Error(faults.slice(0, 20).join('\n'))
}
