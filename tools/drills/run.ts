/** Prints what it found; throws when a promise was not kept. */
export type Program = (options: Options) => Promise<unknown>

export interface Options {
  readonly seed: number
  /** How much of the full size: 1 unless SCALE says otherwise. */
  readonly scale: number
  /** Where pictures go: a word of the command line with a slash. */
  readonly folder: string | undefined
}

/** Runs the programs named on the command line, one after the other; without a name, all of them. */
export async function run(kind: string, programs: Readonly<Record<string, Program>>): Promise<void> {
  const words = process.argv.slice(2)
  const folder = words.find((word) => word.includes('/'))
  const asked = words.filter((word) => word !== folder)
  const unknown = asked.filter((name) => !Object.hasOwn(programs, name))
  if (unknown.length > 0) {
    console.error(`No ${kind} is called ${unknown.join(', ')}. There are: ${Object.keys(programs).join(', ')}`)
    process.exitCode = 1
    return
  }
  const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e6))
  const scale = Number(process.env['SCALE'] ?? 1)
  for (const [name, program] of Object.entries(programs)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    console.log(`${kind} ${name} (SEED=${seed})`)
    try {
      await program({ seed, scale, folder })
    } catch (fault) {
      console.error(`${kind} ${name} FAILED (SEED=${seed})`, fault)
      process.exitCode = 1
    }
  }
  // Sockets that a failed drill left open must not keep it running.
  process.exit()
}
