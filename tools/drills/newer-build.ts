import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const PACKAGES = ['protocol', 'games', 'session-store', 'platform', 'realtime-server']

/** The changes of the simulated next build: the file, the text to find, and its replacement. */
const CHANGES: readonly (readonly [file: string, from: string, to: string])[] = [
  // A session field that counts accepted commands
  [
    'games/src/session/session.ts',
    'never falls. */\n  cue: z.int(),',
    'never falls. */\n  cue: z.int(),\n  stirred: z._default(z.int(), 0),',
  ],
  ['games/src/session/create.ts', '    cue: 0,', '    cue: 0,\n    stirred: 0,'],
  [
    'games/src/session/command.ts',
    '  return accept(followUp(step.state, context))',
    `  const next = followUp(step.state, context)
  return accept({ ...next, stirred: session.stirred + 1, settings: { ...next.settings, echo: true } })`,
  ],
  // A setting that each of its commands turns on
  [
    'protocol/src/settings.ts',
    'keptSettings = z.extend(settings, {',
    'keptSettings = z.extend(settings, { echo: z._default(z.boolean(), false),',
  ],
  // A rule of every game that counts the moves at its table
  ['games/src/kit/define.ts', 'rules: game.rules ?? 1,', 'rules: (game.rules ?? 1) + 1,'],
  ['games/src/kit/schema.ts', '    round: z.int(),', '    round: z.int(),\n    played: z._default(z.int(), 0),'],
  [
    'games/src/kit/run.ts',
    'accept(endDuePhases(game, step.state, context))',
    "accept(endDuePhases(game, { ...step.state, played: Number(Reflect.get(step.state, 'played') ?? 0) + 1 }, context))",
  ],
]

/** Copies the realtime server with those changes into a folder of its own. */
export function makeNewerBuild(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'highjinks-newer-'))
  const own = join(folder, 'node_modules/@highjinks')
  mkdirSync(own, { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@highjinks' && name !== '.bin')
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name))
  for (const name of ['package.json', 'tsconfig.base.json']) cpSync(join(ROOT, name), join(folder, name))
  for (const name of PACKAGES) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true })
    symlinkSync(join(folder, name), join(own, name))
  }
  for (const [file, from, to] of CHANGES) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    if (text.split(from).length !== 2) throw new Error(`${file} does not say once: ${from}`)
    writeFileSync(path, text.replace(from, to))
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
