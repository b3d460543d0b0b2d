import { join } from 'node:path'
import type { Plugin } from 'vite'

const ENGINE = /engine\.io-client\/build\/esm\/\w+\.js$/
const ONLY = '\0websocket-only'

/** Drops the library's other transports: the socket only ever uses WebSocket, so no phone should load them. */
export function websocketOnly(): Plugin {
  let websocket = ''
  return {
    name: 'websocket-only',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!importer || !ENGINE.test(importer)) return null
      if (id === './transports/index.js') {
        websocket = join(importer, '../transports/websocket.js')
        return ONLY
      }
      const file = /\/transports\/(polling|webtransport)/.test(id)
        ? await this.resolve(id, importer, { skipSelf: true })
        : null
      return file && { ...file, moduleSideEffects: false }
    },
    load: (id) =>
      id === ONLY
        ? `import { WS } from ${JSON.stringify(websocket)};export const transports = { websocket: WS }`
        : null,
  }
}
