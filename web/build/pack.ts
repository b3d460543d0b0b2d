import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Documents are finished by whoever serves them. */
const TEXT = /\.(js|css|svg|json|webmanifest)$/
/** For the build and the front doors: nobody is sent it, and some of it goes while we work. */
const HIDDEN = /^\./
const SMALLEST = 1024
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/**
 * Writes a `.br` and a `.gz` beside every text that gets smaller by it, so that no server has to compress; what has
 * its own is passed over. Node's threads do the work, on as many cores as there are.
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
