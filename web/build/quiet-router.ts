import { join } from 'node:path'
import type { Plugin } from 'vite'

const ROUTER = join(import.meta.dirname, '../../node_modules/react-router/dist/production')

/**
 * Uses the router's production build: its own exports always name the one with warnings for developers. It also marks
 * wrapped and named exports as removable.
 */
export const quietRouter: Plugin = {
  name: 'quiet-router',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer) {
    const file = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }[id]
    return file ? this.resolve(join(ROUTER, file), importer, { skipSelf: true }) : null
  },
  transform(code, id) {
    if (!id.startsWith(ROUTER)) return null
    const named = code.replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    return {
      code: named.replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }
  },
}
