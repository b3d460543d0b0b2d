import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** What a first visit has to load before it can draw: KiB of gzipped scripts. */
const ENTRY_BUDGET_KIB = 105
/** And of styles: before there were tables with a show on them it was 16.4. */
const STYLES_BUDGET_KIB = 14

export const entryBudget: Plugin = {
  name: 'entry-budget',
  apply: 'build',
  writeBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
    const loaded = new Set(chunks.filter(({ isEntry }) => isEntry))
    // the walk goes on to what it adds on the way
    for (const { imports } of loaded) for (const one of chunks) if (imports.includes(one.fileName)) loaded.add(one)
    const kib = [...loaded].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1024
    const said = `the entry has ${kib.toFixed(1)} of ${ENTRY_BUDGET_KIB} KiB`
    if (kib === 0 || kib > ENTRY_BUDGET_KIB) this.error(said)
    const sheet = Object.values(bundle).find(({ fileName }) => /^assets\/index-.*\.css$/.test(fileName))
    const styles = sheet?.type === 'asset' ? gzipSync(sheet.source, { level: 9 }).length / 1024 : 0
    const worn = `its styles ${styles.toFixed(1)} of ${STYLES_BUDGET_KIB} KiB`
    if (styles === 0 || styles > STYLES_BUDGET_KIB) this.error(worn)
    this.info(`${said}, ${worn}`)
  },
}
