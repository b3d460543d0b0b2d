import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The server finishes documents as it sends them. */
const TEXT = /\.(js|css|svg|json|webmanifest)$/
/** Files for the build and the proxies: no client gets them, and some disappear during the build. */
const HIDDEN = /^\./
const SMALLEST = 1024
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/**
 * Writes a `.br` and a `.gz` beside every text file that gets smaller that way, so that no server has to compress. It
 * skips files that have them. Node's threads do the work, on all available cores.
 */
export async function pack(folder: string): Promise<void> {
  const names = new Set(await readdir(folder, { recursive: true }))
  const todo = [...names].filter((name) => TEXT.test(name) && !HIDDEN.test(name) && !names.has(`${name}.gz`))
  await Promise.all(todo.map((name) => packFile(join(folder, name))))
}

async function packFile(file: string): Promise<void> {
  const text = await readFile(file)
  if (text.length < SMALLEST) return
  const packed = {
    br: await promisify(brotliCompress)(text, BROTLI),
    gz: await promisify(gzip)(text, { level: 9 }),
  }
  for (const [kind, bytes] of Object.entries(packed))
    if (bytes.length < text.length) await writeFile(`${file}.${kind}`, bytes)
}
