import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt|xml)$/
const SMALLEST = 1024
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** Lays a `.br` and a `.gz` beside every text of the folder that gets smaller by it; whoever serves it need not compress. */
export async function precompress(folder: string) {
  const entries = await readdir(folder, { recursive: true })
  await Promise.all(entries.filter((name) => TEXT.test(name)).map((name) => compressFile(join(folder, name))))
}

async function compressFile(file: string) {
  const text = await readFile(file)
  if (text.length < SMALLEST) return
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(text, BEST),
    promisify(gzip)(text, { level: 9 }),
  ])
  if (brotli.length < text.length) await writeFile(`${file}.br`, brotli)
  if (gzipped.length < text.length) await writeFile(`${file}.gz`, gzipped)
}
