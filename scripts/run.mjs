import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install } from './install.mjs'

// `node scripts/run.mjs start`, with nothing installed yet: this file and what it imports are plain JavaScript. Besides
// a script beside it, it runs any other file of the repository by its path, with what that needs installed.
const [name = ''] = process.argv.splice(2, 1)
const root = join(import.meta.dirname, '..')
process.chdir(root)

// The shell between npm and us dies of SIGTERM without passing it on, so its death has to be noticed.
const shell = process.ppid
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid === shell || process.kill(process.pid, 'SIGTERM'), 300).unref()

/** What people run who only host a party. */
const HOSTING = ['start', 'demo', 'embedded/src/operator/main.ts']

await install({ withDev: !HOSTING.includes(name) })
if (name === 'start' || name === 'demo') {
  if (name === 'demo') process.env.DEMO = '1'
  // It stays for as long as the server does, and so loads no compiler.
  await import('./start.mjs')
} else {
  const { register } = await import('tsx/esm/api')
  register()
  await import(pathToFileURL(join(root, name.includes('/') ? name : `scripts/${name}.ts`)).href)
}
