import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports the system uses for outgoing calls, so that none of them is taken before its use. */
const FIRST = 10_000
const COUNT = 10_000

const given = new Set<number>()

/** Returns a port that nobody uses now and that this process hasn't returned before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT)
    if (given.has(port)) continue
    // Right away, so that a parallel call doesn't get the same port
    given.add(port)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
