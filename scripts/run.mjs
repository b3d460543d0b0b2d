import { join } from 'node:path'
import { install } from './install.mjs'

// `node scripts/run.mjs start`, with nothing installed yet: this file and what it imports are plain JavaScript.
const [name] = process.argv.splice(2, 1)
process.chdir(join(import.meta.dirname, '..'))

// The shell between npm and us dies of SIGTERM without passing it on, so its death has to be noticed.
const shell = process.ppid
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid === shell || process.kill(process.pid, 'SIGTERM'), 300).unref()

await install()
if (name === 'start') {
  // It stays for as long as the server does, and so loads no compiler.
  await import('./start.mjs')
} else {
  const { register } = await import('tsx/esm/api')
  register()
  await import(new URL(`${name}.ts`, import.meta.url).href)
}
