import type { Browser, PlaywrightWorkerArgs } from '@playwright/test'
import { test } from '@playwright/test'

/** A browser for one phone. All its processes can be frozen, as if the phone were in a pocket. */
export interface FrozenBrowser {
  readonly browser: Browser
  readonly sleep: () => void
  readonly wake: () => void
  readonly close: () => Promise<void>
}

export async function openFrozenBrowser({ chromium }: PlaywrightWorkerArgs['playwright']): Promise<FrozenBrowser> {
  const server = await chromium.launchServer(test.info().project.use.launchOptions)
  const { pid } = server.process()
  if (pid === undefined) throw new Error('the browser has not started')
  // Playwright makes every browser the leader of a process group.
  const tell = (signal: 'SIGSTOP' | 'SIGCONT') => process.kill(-pid, signal)
  return {
    browser: await chromium.connect(server.wsEndpoint()),
    sleep: () => void tell('SIGSTOP'),
    wake: () => void tell('SIGCONT'),
    close: async () => {
      tell('SIGCONT')
      await server.close()
    },
  }
}
