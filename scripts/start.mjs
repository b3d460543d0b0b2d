import { endTogether } from './processes.mjs'
import { install } from './setup.mjs'

process.env.NODE_ENV ??= 'production'
const handOver = endTogether()
try {
  await install()
  const { buildWeb } = await import('./build-web.mjs')
  await buildWeb()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

// The server runs in this very process, so the signals are its own to handle.
handOver()
const { register } = await import('tsx/esm/api')
register()
const main = new URL('../embedded/src/main.ts', import.meta.url)
await import(main.href)
