import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faults } from './lock-file.mjs'
import { ROOT } from './setup.mjs'

const found = faults(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages)
for (const fault of found) console.error(`package-lock.json: ${fault}`)
process.exitCode = found.length > 0 ? 1 : 0
