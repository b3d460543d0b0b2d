import { closeSync, fsyncSync, openSync } from 'node:fs'

/** A file, or which names a folder has, is really on the disk when this returns. */
export function flush(path: string): void {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
