import { randomUUID } from 'node:crypto'
import { CannotRestore, restoreBackup } from '@highjinks/rest-api'
import { NewerFile, SqliteFileError } from '@highjinks/session-store'
import { CannotDo } from './ask.ts'

/**
 * Restores a backup. The only command that needs the server stopped. Reports everything it did, because no log does.
 */
export async function restore(dataDir: string, name: string): Promise<string> {
  try {
    const { accounts, erasedAgain, replaced } = await restoreBackup(dataDir, name, {
      now: Date.now(),
      newId: randomUUID,
    })
    return [
      `Restored ${name}: ${accounts} accounts.`,
      `Deleted again because their owners had: ${erasedAgain}.`,
      'Everyone has to sign in again.',
      replaced === null ? 'There were no earlier records.' : `The earlier records are now the backup ${replaced}.`,
    ].join('\n')
  } catch (fault) {
    const isSaid = fault instanceof CannotRestore || fault instanceof NewerFile || fault instanceof SqliteFileError
    throw isSaid ? new CannotDo(fault.message, { cause: fault }) : fault
  }
}
