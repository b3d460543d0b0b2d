import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Documents are finished by whoever serves them. */
const TEXT = /\.(js|css|svg|json|webmanifest)$/
const SMALLEST = 1024

/** Lays a `.br` and a `.gz` beside every text that gets smaller by it; whoever serves it need not compress. */
export const precompress = (folder: string): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async closeBundle() {
    const names = new Set(await readdir(folder, { recursive: true }))
    for (const name of names) {
      // What another build laid there has its own.
      if (!TEXT.test(name) || names.has(`${name}.gz`)) continue
      const file = join(folder, name)
      const text = await readFile(file)
      if (text.length < SMALLEST) continue
      const packed = {
        br: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
        gz: gzipSync(text, { level: 9 }),
      }
      for (const [kind, bytes] of Object.entries(packed))
        if (bytes.length < text.length) await writeFile(`${file}.${kind}`, bytes)
    }
  },
})
