import * as z from 'zod'
import { atomically, type Sqlite } from './database.ts'
import { type AnyRecord, type Field, fieldsOf } from './declaration.ts'

const column = z.object({ name: z.string(), type: z.string(), notnull: z.int(), pk: z.int() })
const index = z.object({ name: z.string(), unique: z.int(), origin: z.string(), partial: z.int() })
const TYPES = { string: 'text', integer: 'integer', number: 'real', boolean: 'integer', object: 'text' } as const

/**
 * Creates a record's table as declared: the table, missing columns with their defaults for older rows, and indexes.
 * Removes nothing and leaves alone what is as declared.
 */
export function layOut(db: Sqlite, record: AnyRecord): void {
  if (differences(db, record).length > 0) atomically(db, () => change(db, record))
}

function change(db: Sqlite, { name, shape, key, indexes }: AnyRecord): void {
  const fields = fieldsOf(shape)
  const columns = columnsOf(db, name)
  if (columns.length === 0) {
    const all = fields.map((field) => `"${field.name}" ${typeOf(field)}${field.isNullable ? '' : ' not null'}`)
    db.exec(`create table "${name}" (${all.join(', ')}, primary key (${list(key)})) strict`)
  } else
    for (const field of fields.filter((one) => !columns.some((known) => known.name === one.name)))
      db.exec(`alter table "${name}" add column "${field.name}" ${typeOf(field)}${defaultOf(name, field)}`)
  const known = indexesOf(db, name)
  for (const { on, unique, while: only } of indexes.filter((one) => !isThere(known, one))) {
    const where = only ? ` where "${only.field}" is ${only.is}` : ''
    const label = [name, ...on, ...(only ? [only.field] : [])].join('_')
    db.exec(`create ${unique ? 'unique ' : ''}index "${label}" on "${name}" (${list(on)})${where}`)
  }
}

/** Lists what a table lacks or has differently from its declaration; empty if nothing. */
export function differences(db: Sqlite, { name, shape, key, indexes }: AnyRecord): readonly string[] {
  const columns = columnsOf(db, name)
  const known = indexesOf(db, name)
  const keyed = columns.filter(({ pk }) => pk > 0).map((one) => one.name)
  return [
    ...fieldsOf(shape).flatMap((field) => {
      const found = columns.find((one) => one.name === field.name)
      if (!found) return [`${name}.${field.name} is missing`]
      const isAs = found.type.toLowerCase() === typeOf(field) && (found.notnull === 0 || !field.isNullable)
      return isAs ? [] : [`${name}.${field.name} is ${found.type}`]
    }),
    ...key.filter((field) => !keyed.includes(field)).map((field) => `${name}.${field} is no key`),
    ...indexes.filter((one) => !isThere(known, one)).map(({ on }) => `${name} has no index on ${on.join()}`),
  ]
}

function columnsOf(db: Sqlite, table: string) {
  return db
    .prepare('select * from pragma_table_info(?)')
    .all(table)
    .map((one) => column.parse(one))
}

interface Known {
  readonly on: readonly string[]
  readonly isUnique: boolean
  readonly isPartial: boolean
}

function indexesOf(db: Sqlite, table: string): readonly Known[] {
  const found = db.prepare('select * from pragma_index_list(?)').all(table)
  return found
    .map((one) => index.parse(one))
    .map((one) => {
      const fields = db.prepare('select name from pragma_index_info(?) order by seqno').all(one.name)
      const on = fields.map((field) => z.object({ name: z.string() }).parse(field).name)
      return { on, isUnique: one.unique === 1, isPartial: one.partial === 1 }
    })
}

/** A longer index that starts with the same fields also serves, unless it must be unique. */
function isThere(known: readonly Known[], { on, unique, while: only }: AnyRecord['indexes'][number]): boolean {
  return known.some((one) => {
    if (one.isPartial !== (only !== undefined)) return false
    return unique ? one.isUnique && one.on.join() === on.join() : one.on.slice(0, on.length).join() === on.join()
  })
}
const list = (fields: readonly string[]) => fields.map((field) => `"${field}"`).join(', ')
const typeOf = ({ kind }: Field) => TYPES[kind]

function defaultOf(table: string, field: Field): string {
  if (field.isNullable && (field.default === undefined || field.default === null)) return ''
  const { default: value } = field
  if (value === undefined) throw new Error(`${table}.${field.name} is new and has no default`)
  const literal = typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : Number(value)
  return ` not null default ${typeof value === 'object' ? `'${JSON.stringify(value)}'` : literal}`
}
