import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, chromium } from '@playwright/test'
import { type EngineVersion, programOf } from './versions.ts'

export interface Engine {
  readonly browser: Browser
  readonly stop: () => Promise<void>
}

const FLAGS = [
  '--headless',
  '--single-process',
  '--no-zygote',
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
  '--remote-debugging-port=0',
]

export async function startEngine(version: EngineVersion): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), `highjinks-chromium-${version}-`))
  const program = spawn(programOf(version), [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, FONTCONFIG_PATH: '/etc/fonts' },
  })
  const ended = new Promise<void>((resolve) => program.once('close', () => resolve()))
  const stop = async () => {
    program.kill('SIGKILL')
    await ended
    rmSync(profile, { recursive: true, force: true })
  }
  try {
    const address = await new Promise<string>((resolve, reject) => {
      program.once('error', reject)
      void ended.then(() => reject(new Error(`Chromium ${version} ended before it listened`)))
      createInterface(program.stderr).on('line', (line) => {
        const said = /DevTools listening on (ws:\S+)/.exec(line)?.[1]
        if (said) resolve(said)
      })
    })
    return { browser: await chromium.connectOverCDP(address, { timeout: 60_000 }), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
