import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { RETENTION } from '@highjinks/protocol'

/** The files in each backup, named as in the data folder. */
export const RECORDS = 'records.sqlite'
export const SIGNING_KEY = 'jwt-secret'

/** `20261127T041500Z`, or `20261127T041500Z-replaced` for the records that a restore replaced. */
const NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z(-replaced)?$/

export interface Backup {
  readonly name: string
  /** When it was made, to the second. */
  readonly at: number
  readonly bytes: number
  /** Whether it holds the records that a restore replaced. */
  readonly isReplaced: boolean
}

export const backupsFolder = (dataDir: string): string => join(dataDir, 'backups')

export function nameOf(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')
}

export const replacedName = (at: number): string => `${nameOf(at)}-replaced`

/** Newest first. Unfinished backups and other files don't count. */
export function listBackups(dataDir: string): readonly Backup[] {
  const folder = backupsFolder(dataDir)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .flatMap((name) => {
      const at = timeIn(name)
      const records = join(folder, name, RECORDS)
      if (at === null || !existsSync(records)) return []
      return [{ name, at, bytes: statSync(records).size, isReplaced: name.endsWith('-replaced') }]
    })
    .sort((a, b) => b.at - a.at)
}

/** Deletes expired backups and what a killed process left unfinished. */
export function expireBackups(dataDir: string, now: number): void {
  const folder = backupsFolder(dataDir)
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const at = timeIn(name)
    const isOver = at !== null && at + RETENTION.backups.ms <= now
    if (isOver || (name.endsWith('.half') && timeIn(name.slice(0, -'.half'.length)) !== null))
      rmSync(join(folder, name), { recursive: true, force: true })
  }
}

function timeIn(name: string): number | null {
  const [, ...parts] = NAME.exec(name) ?? []
  const [year, month = 1, day, hour, minute, second] = parts.slice(0, 6).map(Number)
  return year === undefined ? null : Date.UTC(year, month - 1, day, hour, minute, second)
}
