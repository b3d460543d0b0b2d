import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { CannotStart } from '@highjinks/platform'

/** The folder, made for its owner alone if it is not there; throws a line for whoever named it when nothing can be kept in it. */
export function openDataFolder(path: string): void {
  try {
    make(resolve(path))
    rmdirSync(mkdtempSync(join(path, 'try-')))
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault)) throw fault
    throw new CannotStart(`DATA_DIR ${path} cannot be used (${String(fault.code)})`, { cause: fault })
  }
}

/** One level at a time: Node's own `recursive` never ends where a folder is there and takes none (`/proc/x`). */
function make(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  if (dirname(path) !== path) make(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (fault) {
    // Two that start together may both make it; a file of that name is no folder
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw fault
  }
}
