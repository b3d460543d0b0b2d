import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that the system gives to whoever calls out: none of these is taken between the answer and its use. */
const FIRST = 10_000
const COUNT = 10_000

const given = new Set<number>()

/** A port that nobody uses just now, and that nobody in this process was given before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT)
    if (given.has(port)) continue
    // At once: others who ask meanwhile must not be given it as well
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
