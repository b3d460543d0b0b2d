import { readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { RETENTION } from '@highjinks/protocol'
import { makePrivate } from '@highjinks/session-store'
import type { Sqlite } from './database.ts'
import { flush } from './flush.ts'

const COPIES_OF_A_STEP = 2

/** `records.sqlite.before-2.20261127T041500Z`: the migration it was copied for, and when. */
const NAME = /\.before-\d+\.(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/

/** Copies a file as it is now to one beside it, completely or not at all, before an upgrade from this version. */
export function copyBeside(db: Sqlite, file: string, version: number, at: number): void {
  const when = new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')
  const path = `${file}.before-${version + 1}.${when}`
  const half = `${path}.half`
  rmSync(half, { force: true })
  makePrivate(half)
  db.prepare('vacuum into ?').run(half)
  // SQLite leaves it to the system when the file of `vacuum into` is really on disk
  flush(half)
  renameSync(half, path)
  flush(dirname(path))
  // A step that fails at every start would fill the disk with copies of the same file
  const same = readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}.before-${version + 1}.`))
  for (const name of same.sort().slice(0, -COPIES_OF_A_STEP)) rmSync(join(dirname(file), name))
}

/** Deletes expired copies beside this file, and what a killed process left unfinished. */
export function expireCopies(file: string, now: number): void {
  const folder = dirname(file)
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(file)}.before-`)) continue
    const isHalf = /\.half(-journal)?$/.test(name)
    if (isHalf || copiedAt(name) + RETENTION.backups.ms <= now) rmSync(join(folder, name), { force: true })
  }
}

/** A name that isn't ours has no time, so it stays. */
function copiedAt(name: string): number {
  const [, ...parts] = NAME.exec(name) ?? []
  const [year = Number.NaN, month = 1, day, hour, minute, second] = parts.map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second)
}
