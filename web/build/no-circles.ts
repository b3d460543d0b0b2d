import type { Plugin } from 'vite'

interface Chunk {
  readonly fileName: string
  readonly imports: readonly string[]
}

/** Stops a build in which chunks import each other: the first to run misses what the other one declares. */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    apply: 'build',
    writeBundle(_options, bundle) {
      const circle = findCircle(Object.values(bundle).filter((one) => one.type === 'chunk'))
      if (circle) this.error(`chunks that import each other: ${circle.join(' → ')}`)
    },
  }
}

/** Returns one circle of imports, from a chunk back to itself; null if there is none. */
export function findCircle(chunks: readonly Chunk[]): readonly string[] | null {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
  const done = new Set<string>()
  const walk = (name: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (done.has(name)) return null
    for (const next of importsOf.get(name) ?? []) {
      const found = walk(next, [...path, name])
      if (found) return found
    }
    done.add(name)
    return null
  }
  for (const { fileName } of chunks) {
    const found = walk(fileName, [])
    if (found) return found
  }
  return null
}
