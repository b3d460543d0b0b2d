import { buildWeb } from './build-web.ts'
import { handOver } from './processes.mjs'

process.env.NODE_ENV ??= 'production'
await buildWeb()
// The server runs in this very process, so the signals are its own to handle.
handOver()
await import(new URL('../embedded/src/main.ts', import.meta.url).href)
