import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Writes the version into the client, and the commit if the build got one. */
export const nameBuild: Plugin = {
  name: 'name-build',
  config() {
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))
    const commit = process.env.COMMIT?.slice(0, 12)
    return { define: { __BUILD__: JSON.stringify(commit ? `${version}+${commit}` : version) } }
  },
}
