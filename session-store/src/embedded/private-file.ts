import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'

const OWNER_ALONE = 0o600

/** Makes a database file, and what SQLite keeps beside it, readable by its owner alone: SQLite gives new ones its mode. */
export function makePrivate(file: string): void {
  // Only a file that is not there is opened: closing one gives up the locks that this process has on it.
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ALONE))
  for (const path of [file, `${file}-wal`, `${file}-journal`]) if (existsSync(path)) restrict(path)
}

function restrict(path: string): void {
  try {
    chmodSync(path, OWNER_ALONE)
  } catch (fault) {
    // A file system without owners, or a file that an operator has handed us under another one
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EPERM')) throw fault
  }
}
