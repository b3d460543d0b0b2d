import { buildWeb } from './build-web.mjs'

process.env.NODE_ENV ??= 'production'
await buildWeb()
// A server that hangs cannot start itself anew
await import('../embedded/src/parent.mjs')
