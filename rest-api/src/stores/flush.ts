import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Returns once a file, or a folder's list of names, is really on disk. */
export function flush(path: string): void {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
