interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
/** Vite's manifest of a build: every chunk by its source. */
export type Manifest = Readonly<Record<string, Chunk>>

export interface Files {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** The files that the styles load. */
  readonly assets: readonly string[]
}

/**
 * Returns the files that load with a source. With `later`, also those it may load afterward, except where `later` says
 * no.
 */
export function filesOf(manifest: Manifest, source: string, later: (source: string) => boolean = () => false): Files {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const assets = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in what was built`)
    if (scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const sheet of chunk.css ?? []) styles.add(sheet)
    for (const file of chunk.assets ?? []) assets.add(file)
    for (const next of chunk.imports ?? []) add(next)
    for (const next of chunk.dynamicImports ?? []) if (later(next)) add(next)
  }
  add(source)
  return { scripts: [...scripts], styles: [...styles], assets: [...assets] }
}
