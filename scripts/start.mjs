import { buildWeb } from './build-web.mjs'

process.env.NODE_ENV ??= 'production'
await buildWeb()
// A server that hangs can't restart itself
await import('../embedded/src/parent.mjs')
