import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applyStep, readNews } from '@highjinks/session-store/testing'
import * as z from 'zod/mini'

/** One transaction on one session, as Redis logged it before it answered. */
export interface Write {
  /** Null if only a lane's outcome was written. */
  readonly v: number | null
  /** The whole document, in whatever form it was written. */
  readonly document: unknown
  /** The last number of each lane of every seat whose lanes were written. */
  readonly marks: readonly Mark[]
}

export interface Mark {
  readonly seat: string
  readonly lane: string
  readonly seq: number
  readonly v: number
  readonly code: string | null
}

const SESSION = /:session:([^:]+)$/
const marks = z.array(z.tuple([z.string(), z.int(), z.int(), z.nullable(z.string())]))

/** Reads everything ever written to every session from the append-only files in this folder. */
export async function readHistory(folder: string): Promise<ReadonlyMap<string, readonly Write[]>> {
  const files = (await readdir(join(folder, 'appendonlydir'))).filter((name) => name.endsWith('.incr.aof')).sort()
  const histories = new Map<string, Write[]>()
  const add = (id: string, fields: readonly string[]) => {
    const write = writeOf(fields)
    const known = histories.get(id) ?? []
    if (write) known.push({ ...write, document: documentOf(fields, known.at(-1)?.document) })
    histories.set(id, known)
  }
  for (const file of files) {
    let open: Map<string, readonly string[]> | null = null
    for (const [name = '', key = '', ...rest] of commands(await readFile(join(folder, 'appendonlydir', file)))) {
      const verb = name.toUpperCase()
      const id = SESSION.exec(key)?.[1]
      if (verb === 'MULTI') open = new Map()
      else if (verb === 'HSET' && id && open) open.set(id, rest)
      // A script with a single write needs no transaction.
      else if (verb === 'HSET' && id) add(id, rest)
      if (verb !== 'EXEC') continue
      for (const [session, fields] of open ?? []) add(session, fields)
      open = null
    }
  }
  return histories
}

function namedIn(fields: readonly string[]): ReadonlyMap<string, string> {
  const named = new Map<string, string>()
  for (let i = 0; i + 1 < fields.length; i += 2) named.set(fields[i] ?? '', fields[i + 1] ?? '')
  return named
}

/**
 * Returns the document after this write: a new one, with or without a version in front, or the old one with a patch.
 */
function documentOf(fields: readonly string[], before: unknown): unknown {
  const named = namedIn(fields)
  const state = named.get('state')
  if (state !== undefined) return JSON.parse(state.slice(state.indexOf('{')))
  const patch = named.get(named.get('last') ?? '')
  return patch === undefined ? before : applyStep(before, readNews(patch))
}

function writeOf(fields: readonly string[]): Omit<Write, 'document'> | null {
  const named = namedIn(fields)
  if (!named.has('tag')) return null
  const v = named.get('v')
  const lanes = [...named].filter(([name]) => name.startsWith('lanes:'))
  return {
    v: v === undefined ? null : Number(v),
    marks: lanes.flatMap(([name, text]) =>
      marks
        .parse(JSON.parse(text))
        .map(([lane, seq, v, code]) => ({ seat: name.slice('lanes:'.length), lane, seq, v, code })),
    ),
  }
}

/** Reads the commands of an append-only file. Like Redis, skips one that a kill cut off at the end. */
function* commands(bytes: Buffer): Generator<string[]> {
  let at = 0
  const number = () => {
    const end = bytes.indexOf('\r\n', at)
    const found = Number(bytes.toString('latin1', at + 1, end))
    at = end + 2
    return end < 0 ? Number.NaN : found
  }
  while (at < bytes.length) {
    const count = number()
    const words: string[] = []
    for (let i = 0; i < count; i++) {
      const length = number()
      words.push(bytes.toString('utf8', at, at + length))
      at += length + 2
    }
    if (Number.isNaN(count) || at > bytes.length) return
    yield words
  }
}
