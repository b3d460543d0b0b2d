/** Prints its findings and throws if a promise was broken. */
export type Program = (options: Options) => Promise<unknown>

export interface Options {
  readonly seed: number
  /** The fraction of the full size; 1 by default, or SCALE. */
  readonly scale: number
  /** The folder for pictures: a command-line argument with a slash. */
  readonly folder: string | undefined
}

/** Runs the programs named on the command line in order; without a name, all of them. */
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
  // Sockets left open by a failed drill must not keep it running.
  process.exit()
}
