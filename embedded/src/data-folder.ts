import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { CannotStart } from '@highjinks/platform'

/**
 * Opens the folder and, if it's missing, creates it for its owner only. Throws one line for the operator if nothing can
 * be stored in it.
 */
export function openDataFolder(path: string): void {
  try {
    make(resolve(path))
    rmdirSync(mkdtempSync(join(path, 'try-')))
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault)) throw fault
    throw new CannotStart(`DATA_DIR ${path} cannot be used (${String(fault.code)})`, { cause: fault })
  }
}

/**
 * Creates one level at a time, because Node's `recursive` never returns in a folder that refuses new ones (`/proc/x`).
 */
function make(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  if (dirname(path) !== path) make(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (fault) {
    // Two servers that start together may both create it; a file of that name is no folder
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw fault
  }
}
