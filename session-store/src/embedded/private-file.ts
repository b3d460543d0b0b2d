import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'

const OWNER_ALONE = 0o600

/**
 * Makes a database file and SQLite's files beside it readable only by their owner. SQLite gives new files the same
 * mode.
 */
export function makePrivate(file: string): void {
  // Opens only a missing file, because closing an existing one would release this process's locks on it.
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ALONE))
  for (const path of [file, `${file}-wal`, `${file}-journal`]) if (existsSync(path)) restrict(path)
}

function restrict(path: string): void {
  try {
    chmodSync(path, OWNER_ALONE)
  } catch (fault) {
    // A file system without owners, or a file that belongs to another user
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EPERM')) throw fault
  }
}
