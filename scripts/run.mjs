import { endTogether } from './processes.mjs'
import { install } from './setup.mjs'

// `node scripts/run.mjs start`, with nothing installed yet: this file and what it imports are plain JavaScript.
const [, , name = '', ...rest] = process.argv
endTogether()
try {
  await install()
  process.argv = [...process.argv.slice(0, 2), ...rest]
  const { register } = await import('tsx/esm/api')
  register()
  await import(new URL(`${name}.ts`, import.meta.url).href)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
