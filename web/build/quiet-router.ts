import { join } from 'node:path'
import type { Plugin } from 'vite'

const ROUTER = join(import.meta.dirname, '../../node_modules/react-router/dist/production')

/** The router's own exports name the build that warns developers, whoever asks; and what it wraps or names it keeps, used or not. */
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
