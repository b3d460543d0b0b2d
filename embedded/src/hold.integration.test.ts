import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Embedded, startEmbedded } from './index.ts'

let folder: string
let highjinks: Embedded
let port: number
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'highjinks-hold-'))
  highjinks = await startEmbedded({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' })
  port = Number(new URL(highjinks.url).port)
})
afterAll(async () => {
  await highjinks.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Sends a text and returns what came back until the server ended the connection. Reads only if told to. */
async function untilEnded(text: string, reads: boolean): Promise<string> {
  const caller = connect(port, '127.0.0.1')
  caller.on('error', () => undefined)
  let heard = ''
  if (reads) caller.on('data', (bytes) => (heard += bytes.toString()))
  else caller.pause()
  caller.write(text)
  const gone = new Promise((resolve) => caller.once('close', resolve))
  // A caller that doesn't read only learns of the end when it keeps sending
  const more = setInterval(() => caller.write(text), 50)
  await gone.finally(() => clearInterval(more))
  return heard
}

test.each(['/api/games', '/', '/nowhere', '/socket.io/?EIO=4&transport=polling'])(
  '[HOLD-1] fifteen hundred calls for %s in one go end their connection, with rate limits or without',
  async (path) => {
    await untilEnded(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(1500), true)
    await untilEnded(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(1500), false)
  },
)

test.each(['/api/games', '/socket.io/?EIO=4&transport=websocket'])(
  '[HOLD-4] two hosts are refused at %s',
  async (path) => {
    const upgrade =
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n'
    const heard = await untilEnded(
      `GET ${path} HTTP/1.1\r\nHost: a\r\nHost: b\r\n${path.includes('websocket') ? upgrade : ''}\r\n`,
      true,
    )
    expect(heard).toMatch(/^HTTP\/1.1 400 /)
  },
)
