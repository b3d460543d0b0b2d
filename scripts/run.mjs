import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install } from './install.mjs'

// Runs `node scripts/run.mjs start` with nothing installed yet, so this file and its imports are plain JavaScript.
// Besides the scripts beside it, it runs any file of the repository by its path, after installing what that needs.
const [name = ''] = process.argv.splice(2, 1)
const root = join(import.meta.dirname, '..')
process.chdir(root)

// The shell between npm and us dies of SIGTERM without passing it on, so we watch for its death.
const shell = process.ppid
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid === shell || process.kill(process.pid, 'SIGTERM'), 300).unref()

/** The commands of people who only host a party. */
const HOSTING = ['start', 'demo', 'embedded/src/operator/main.ts']

await install({ withDev: !HOSTING.includes(name) })
if (name === 'start' || name === 'demo') {
  if (name === 'demo') process.env.DEMO = '1'
  // This process stays as long as the server does, so it loads no compiler.
  await import('./start.mjs')
} else {
  const { register } = await import('tsx/esm/api')
  register()
  await import(pathToFileURL(join(root, name.includes('/') ? name : `scripts/${name}.ts`)).href)
}
