import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Writes into the client which version it is, and of which commit where the build was told. */
export const nameBuild: Plugin = {
  name: 'name-build',
  config() {
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))
    const commit = process.env.COMMIT?.slice(0, 12)
    return { define: { __BUILD__: JSON.stringify(commit ? `${version}+${commit}` : version) } }
  },
}
