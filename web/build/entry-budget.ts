import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** KiB, gzipped, that a document may load before it can draw. */
interface Budget {
  readonly scripts: number
  readonly styles: number
}

export function entryBudget({ scripts, styles }: Budget): Plugin {
  return {
    name: 'entry-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const loaded = new Set(chunks.filter(({ isEntry }) => isEntry))
      // The loop also visits the chunks it adds.
      for (const { imports } of loaded) for (const one of chunks) if (imports.includes(one.fileName)) loaded.add(one)
      const worn = new Set([...loaded].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
      const sheets = Object.values(bundle).filter((one) => one.type === 'asset' && worn.has(one.fileName))
      const kib = {
        scripts: kibOf([...loaded].map(({ code }) => code)),
        styles: kibOf(sheets.map((one) => ('source' in one ? one.source : ''))),
      }
      const said = `${kib.scripts.toFixed(1)} of ${scripts} KiB of scripts, ${kib.styles.toFixed(1)} of ${styles} of styles`
      if (kib.scripts === 0 || kib.scripts > scripts) this.error(said)
      if (kib.styles === 0 || kib.styles > styles) this.error(said)
      this.info(said)
    },
  }
}

/** Returns its size in words, or throws if that is too much. */
export function assertWithin(what: string, text: string, most: number): string {
  const kib = kibOf([text])
  const said = `${what}: ${kib.toFixed(1)} of ${most} KiB`
  if (kib > most) throw new Error(said)
  return said
}

function kibOf(texts: readonly (string | Uint8Array)[]): number {
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1024
}
