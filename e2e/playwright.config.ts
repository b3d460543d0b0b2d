import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { defineConfig } from '@playwright/test'

const root = join(import.meta.dirname, '..')
// Gives each run on a machine its own ports, which its workers, loading this file again, must keep. Below the ports
// that systems give to outgoing calls (on Linux from 32768), or a stranger may hold ours.
process.env.E2E_PORT ??= String(20_000 + 4 * (process.pid % 3000))
const port = Number(process.env.E2E_PORT)
const clusterPort = port + 1
const hurriedPort = port + 2
const patientPort = port + 3
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'highjinks-e2e-'))
// Workers load this file again; the servers they talk to are the first one's.
process.env.E2E_DATA_DIR = dataDir
/** The same product as several processes needs a MongoDB and a Caddy; without them the project is left out, loudly. */
const hasCaddy = (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'caddy')))
const hasCluster = Boolean(process.env.TEST_MONGO_URL) && hasCaddy
if (!hasCluster && !process.env.E2E_URL && process.env.TEST_REQUIRE_ALL === '1')
  throw new Error('the cluster’s browser tests need TEST_MONGO_URL and a caddy on the path')

/** A product that runs already, as `docker compose` starts it: one evening is played against it, and nothing is started. */
const deployed = process.env.E2E_URL

const server = (name: string, main: string, at: number, env: Record<string, string>) => ({
  name,
  command: `${process.execPath} --import tsx ${main}`,
  cwd: root,
  url: `http://127.0.0.1:${at}/readyz`,
  env: { PORT: String(at), LOG_LEVEL: 'error', ...env },
  reuseExistingServer: false,
  timeout: 300_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
})

/** The file from which a command that runs the tests as one of its steps reads their count. */
const { REPORT } = process.env
/** Whole games and a whole night take long, and so are a command of their own: `npm run games`. */
const isWhole = process.env.E2E_GAMES === 'all'
/** Games played from start to end, against a server with faster clocks. */
const HURRIED = /(?:night|games|by-ear)\.spec\.ts/
const EVENING = /evening\.spec\.ts/
/** Tests at the pace of a few phones, spread so that each worker has about as much to do. */
const LEISURELY = [EVENING, /(?:one-phone|tv)\.spec\.ts/]
/** Tests that mostly wait for a player to be missed, on a server of their own, while the others work. */
const AWAY = /away\.spec\.ts/
const hurriedServer = server('hurried', '--import ./e2e/src/fast-server.ts embedded/src/main.ts', hurriedPort, {
  DATA_DIR: join(dataDir, 'hurried'),
})
const hurriedProject = {
  name: 'hurried',
  testMatch: HURRIED,
  use: { baseURL: `http://127.0.0.1:${hurriedPort}` },
}

/** Debian's headless shell where it is installed, else Playwright's: all that these tests need. */
const executablePath =
  process.env.PLAYWRIGHT_CHROMIUM ?? ['/usr/bin/chromium-headless-shell'].find((file) => existsSync(file))

export default defineConfig({
  testDir: 'src',
  outputDir: join(root, 'test-results'),
  timeout: 600_000,
  expect: { timeout: 60_000 },
  fullyParallel: false,
  // One for each project: one that works and two that mostly wait.
  workers: isWhole ? 1 : 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: REPORT ? [['dot'], ['json', { outputFile: REPORT }]] : 'line',
  use: {
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // A picture of every moment of five pages would slow them all down; what they held is kept all the same.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
  projects: deployed
    ? [{ name: 'deployed', testMatch: EVENING, use: { baseURL: deployed } }]
    : isWhole
      ? [hurriedProject]
      : [
          {
            name: 'embedded',
            testIgnore: [HURRIED, AWAY, ...LEISURELY],
            workers: 1,
            use: { baseURL: `http://127.0.0.1:${port}` },
          },
          // The evening is played where the product is several processes, which is harder.
          {
            name: 'patient',
            testMatch: hasCluster ? AWAY : [AWAY, ...LEISURELY],
            workers: 1,
            use: { baseURL: `http://127.0.0.1:${patientPort}` },
          },
          ...(hasCluster
            ? [
                {
                  name: 'cluster',
                  testMatch: LEISURELY,
                  workers: 1,
                  use: { baseURL: `http://127.0.0.1:${clusterPort}` },
                },
              ]
            : []),
        ],
  webServer: deployed
    ? []
    : [
        ...(isWhole
          ? [hurriedServer]
          : [
              server('embedded', 'embedded/src/main.ts', port, { DATA_DIR: join(dataDir, 'embedded') }),
              server('patient', 'embedded/src/main.ts', patientPort, { DATA_DIR: join(dataDir, 'patient') }),
            ]),
        ...(hasCluster && !isWhole
          ? [server('cluster', 'e2e/src/cluster.ts', clusterPort, { MONGO_URL: process.env.TEST_MONGO_URL ?? '' })]
          : []),
      ],
})
