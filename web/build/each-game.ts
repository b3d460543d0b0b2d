import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { ofGames } from './sources.ts'

const EVERY = /^@import "[./\w-]*games\/\*\/([\w-]+\.css)";$/gm

// A sheet that imports `games/*/theme.css` gets every game's file of that name without naming any.
export const eachGame: Plugin = {
  name: 'each-game',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.css(\?|$)/.test(id)) return null
    return {
      code: code.replaceAll(EVERY, (_, name: string) => {
        const files = ofGames(name)
        for (const file of files) this.addWatchFile(file)
        return files.map((file) => readFileSync(file, 'utf8')).join('')
      }),
      map: null,
    }
  },
}
