import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasRedisServer, startRedisServer } from '@highjinks/session-store/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Embedded, startEmbedded } from './index.ts'
import { post } from './testing/started.ts'

let folder: string
const running: Embedded[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'highjinks-guesses-'))
})
afterEach(async () => {
  for (const one of running.splice(0)) await one.close()
  rmSync(folder, { recursive: true, force: true })
})

async function start(env: Record<string, string> = {}): Promise<string> {
  const dataDir = join(folder, String(running.length))
  const one = await startEmbedded({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env })
  running.push(one)
  await one.ready
  return one.url
}

const lookUp = (url: string, code: string) =>
  fetch(`${url}/api/sessions/by-code/${code}`).then((response) => response.status)

/** Returns `in`, or the code of the handshake's refusal. */
async function knock(url: string, code: string, seats: readonly string[] = []): Promise<string> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
  const answer = await new Promise<string>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('open', () => socket.send(`40${JSON.stringify({ proto: 1, code, seats })}`))
    socket.on('message', (raw: Buffer) => {
      const text = raw.toString()
      if (text.startsWith('40')) resolve('in')
      if (text.startsWith('44')) resolve(String(JSON.parse(text.slice(2)).data.code))
    })
  })
  socket.terminate()
  return answer
}

/** Guesses over REST and sockets in turn until both queue; the seat from before continues. */
async function guessAt(urls: readonly string[]): Promise<void> {
  const [home = ''] = urls
  const session = await post(`${home}/api/simple-session`, { gameId: 1, hostName: 'Ada' })
  const code = String(session.sessionCode)
  for (const url of urls) {
    for (let i = 0; i < 20; i++) {
      // Successes of a whole party behind one address, and players who return to a code they were given
      expect([await knock(url, code), await lookUp(url, code)]).toEqual(['in', 200])
    }
  }
  for (let i = 0; i < 20; i++) {
    const url = urls[i % urls.length] ?? ''
    expect([await knock(url, 'BCDFGH'), await lookUp(url, 'BCDFGH')]).toEqual(['session-not-found', 404])
  }
  for (const url of urls) {
    // Right or wrong, with a false seat or none: all wait in the same queue
    const line = [knock(url, code), lookUp(url, 'BCDFGH'), knock(url, 'BCDFGH'), knock(url, code, ['x'.repeat(43)])]
    const more = Array.from({ length: 4 }, () => lookUp(url, code))
    let answered = 0
    for (const one of [...line, ...more]) void Promise.resolve(one).then(() => answered++)
    // It came last and goes in first
    expect(await knock(url, code, [String(session.seatToken)])).toBe('in')
    expect(answered).toBeLessThan(line.length + more.length)
    expect(await Promise.all(line)).toEqual(['in', 404, 'session-not-found', 'bad-seat'])
    expect(await Promise.all(more)).toEqual([200, 200, 200, 200])
  }
}

test('[DOOR-4] after forty guesses by whichever door both let wait; a seat that is proven goes on', async () => {
  await guessAt([await start()])
})

test.skipIf(!hasRedisServer())('[DOOR-4] two processes on one Redis count together', async () => {
  const redis = await startRedisServer()
  try {
    await guessAt([await start({ REDIS_URL: redis.url }), await start({ REDIS_URL: redis.url })])
  } finally {
    for (const one of running.splice(0)) await one.close()
    await redis.stop()
  }
})
