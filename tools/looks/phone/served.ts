import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@highjinks/session-store/testing'
import { Program } from '../../drills/play/processes.ts'
import { buildClient } from '../screens/product.ts'

/** Runs the whole product as `npm start` does, with an empty data folder, while `work` runs. */
export async function withProduct(work: (url: string) => Promise<void>): Promise<void> {
  buildClient()
  const folder = mkdtempSync(join(tmpdir(), 'highjinks-bench-'))
  const product = new Program('embedded/src/main.ts', await freePort(), { NODE_ENV: 'production', DATA_DIR: folder })
  try {
    await product.start()
    await work(`http://127.0.0.1:${product.port}`)
  } finally {
    await product.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}
