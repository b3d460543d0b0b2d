import { buildWeb } from './build-web.ts'

process.env.NODE_ENV ??= 'production'
await buildWeb()
// The server runs in this very process, so the signals are its own to handle.
await import('../embedded/src/main.ts')
