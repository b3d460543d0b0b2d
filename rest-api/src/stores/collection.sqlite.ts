import * as z from 'zod'
import type { Collection, Filter, Order, Store } from './collection.ts'
import type { Sqlite } from './database.ts'
import { type AnyRecord, fieldsOf, type RecordOf, type RecordShape } from './declaration.ts'
import { layOut } from './layout.ts'

type Row = Record<string, unknown>
type Value = string | number | null

const counted = z.object({ n: z.int() })
const countedBy = z.object({ value: z.union([z.string(), z.number()]), n: z.int() })

/**
 * Creates each table as declared on first use. `erased` is called after something was deleted or overwritten, because
 * the log beside the file still contains it.
 */
export function sqliteStore(db: Sqlite, erased: () => void = () => undefined): Store {
  // Each row was parsed by its record's shape, so the caller gets the record's type
  const made = new Map<string, Collection<Row>>()
  const collectionOf = (record: AnyRecord) => {
    const known = made.get(record.name)
    if (known) return known
    layOut(db, record)
    const collection = sqliteCollection(db, record, erased)
    made.set(record.name, collection)
    return collection
  }
  return { of: (record) => collectionOf(record as never) as never }
}

function sqliteCollection(db: Sqlite, { name, shape, key }: AnyRecord, erased: () => void): Collection<Row> {
  const fields = fieldsOf(shape)
  const { insert: insertion, toRow, fromRow } = rowsOf({ name, shape })
  const prepare = statementsOf(db)
  const keyFields = key.map(quoted).join(', ')
  const replaced = fields.filter((field) => !key.includes(field.name)).map(({ name: one }) => quoted(one))
  /** Finds the first match, or all. */
  const chosen = (query: Query, isFirst: boolean, order?: Order<Row>) =>
    isFirst
      ? `(${keyFields}) in (select ${keyFields} from ${quoted(name)} where ${query.sql} ${orderBy(order)} limit 1)`
      : query.sql
  const change = (
    where: Filter<Row>,
    set: Row,
    isFirst: boolean,
    { add = {}, order }: { add?: Row; order?: Order<Row> } = {},
  ) => {
    const query = compile(where)
    const sets = Object.entries(set).map(([field, value]) => `${quoted(field)} = ${query.bind(toValue(value))}`)
    const sums = Object.entries(add).map(([f, value]) => `${quoted(f)} = ${quoted(f)} + ${query.bind(toValue(value))}`)
    const sql = `update ${quoted(name)} set ${[...sets, ...sums].join(', ')} where ${chosen(query, isFirst, order)}`
    return { sql, values: query.values }
  }
  const tell = <Answer>(answer: Answer, isChange: boolean): Answer => {
    if (isChange) erased()
    return answer
  }

  return {
    async insert(record) {
      return prepare(`${insertion} on conflict do nothing`).run(toRow(record)).changes === 1
    },
    async insertAll(records) {
      for (const record of records) prepare(`${insertion} on conflict do nothing`).run(toRow(record))
    },
    async put(record) {
      const set = replaced.map((field) => `${field} = excluded.${field}`).join(', ')
      prepare(`${insertion} on conflict do update set ${set}`).run(toRow(record))
      erased()
    },
    async find(where) {
      const { sql, values } = compile(where)
      const found = prepare(`select * from ${quoted(name)} where ${sql} limit 1`).get(...values)
      return found === undefined ? null : fromRow(found)
    },
    async list({ where = {}, order, after, limit }) {
      const { sql, values, bind } = compile(where)
      const isAfter = after === undefined ? '' : ` and ${follows(order, after, bind)}`
      // With a bare parameter here SQLite would compile the statement again at every call
      const atMost = limit === undefined ? '' : `limit ${bind(limit)} + 0`
      const select = `select * from ${quoted(name)} where ${sql}${isAfter} ${orderBy(order)} ${atMost}`
      return prepare(select)
        .all(...values)
        .map(fromRow)
    },
    async count(where = {}) {
      const { sql, values } = compile(where)
      return counted.parse(prepare(`select count(*) as n from ${quoted(name)} where ${sql}`).get(...values)).n
    },
    async countBy(field, values) {
      const select = `select ${quoted(field)} as value, count(*) as n from ${quoted(name)}
        where ${quoted(field)} in (select value from json_each(?)) group by 1`
      const found = prepare(select)
        .all(JSON.stringify(values))
        .map((one) => countedBy.parse(one))
      return new Map(found.map(({ value, n }) => [value, n]))
    },
    async update(where, set, options) {
      const { sql, values } = change(where, set, true, options)
      const found = prepare(`${sql} returning *`).get(...values)
      return tell(found === undefined ? null : fromRow(found), found !== undefined)
    },
    async updateAll(where, set) {
      const { sql, values } = change(where, set, false)
      const changes = Number(prepare(sql).run(...values).changes)
      return tell(changes, changes > 0)
    },
    async take(where) {
      const query = compile(where)
      const found = prepare(`delete from ${quoted(name)} where ${chosen(query, true)} returning *`).get(...query.values)
      return tell(found === undefined ? null : fromRow(found), found !== undefined)
    },
    async remove(where) {
      const { sql, values } = compile(where)
      const changes = Number(prepare(`delete from ${quoted(name)} where ${sql}`).run(...values).changes)
      return tell(changes, changes > 0)
    },
    async trim(most, { where = {}, order }) {
      const { sql, values, bind } = compile(where)
      // Named twice, so that a table whose key begins with another field isn't read whole
      const rest = `select ${keyFields} from ${quoted(name)} where ${sql} ${orderBy(order)} limit -1 offset ${bind(most)}`
      const changes = Number(
        prepare(`delete from ${quoted(name)} where ${sql} and (${keyFields}) in (${rest})`).run(...values).changes,
      )
      return tell(changes, changes > 0)
    },
  }
}

/** Converts a record to a table row and back: objects as JSON, booleans as numbers. */
export function rowsOf<Shape extends RecordShape>({ name, shape }: Pick<RecordOf<Shape>, 'name' | 'shape'>) {
  const fields = fieldsOf(shape)
  const converted = fields.filter(({ kind }) => kind === 'object' || kind === 'boolean')
  return {
    /** One named parameter per field, as `toRow` returns them. */
    insert: `insert into ${quoted(name)} (${fields.map((field) => quoted(field.name)).join(', ')})
      values (${fields.map((field) => `:${field.name}`).join(', ')})`,
    toRow: (record: z.output<Shape>): Record<string, Value> =>
      Object.fromEntries(Object.entries(shape.parse(record)).map(([field, value]) => [field, toValue(value)])),
    fromRow: (found: object): z.output<Shape> => {
      // Most records have no such field, and copying a driver's row costs more than parsing it
      if (converted.length === 0) return shape.parse(found)
      const record: Row = { ...found }
      for (const { name: field, kind } of converted) {
        const value = record[field]
        if (kind === 'boolean' && value !== null) record[field] = value === 1
        if (kind === 'object' && typeof value === 'string') record[field] = JSON.parse(value)
      }
      return shape.parse(record)
    },
  }
}

/**
 * Prepares a statement at its first call. Its text contains no values, so there are only as many as calls in the code.
 */
function statementsOf(db: Sqlite) {
  const known = new Map<string, ReturnType<Sqlite['prepare']>>()
  return (sql: string) => {
    const found = known.get(sql)
    if (found) return found
    const made = db.prepare(sql)
    known.set(sql, made)
    return made
  }
}

interface Query {
  readonly sql: string
  readonly values: readonly Value[]
  /** Gives a value a name in the statement. */
  readonly bind: (value: Value) => string
}

function compile(filter: Filter<Row>): Query {
  const values: Value[] = []
  const bind = (value: Value) => `?${values.push(value)}`
  const sql = Array.isArray(filter)
    ? `(${filter.map((where: Row) => conditions(where, bind)).join(' or ')})`
    : conditions(filter as Row, bind)
  return { sql, values, bind }
}

function conditions(where: Row, bind: Query['bind']): string {
  let sql = ''
  for (const field in where) sql += `${sql && ' and '}${compileOne(quoted(field), where[field], bind)}`
  return `(${sql || '1'})`
}

function compileOne(field: string, condition: unknown, bind: Query['bind']): string {
  if (condition === null) return `${field} is null`
  if (typeof condition !== 'object') return `${field} = ${bind(toValue(condition))}`
  const [operator = ''] = Object.keys(condition as object)
  const value = (condition as Row)[operator]
  switch (operator) {
    case 'in':
      return `${field} in (select value from json_each(${bind(JSON.stringify(value))}))`
    case 'above':
      return `${field} > ${bind(toValue(value))}`
    case 'upTo':
      return `${field} <= ${bind(toValue(value))}`
    case 'not':
      return `${field} is not null`
    default:
      throw new Error(`there is no such condition: ${operator}`)
  }
}

function orderBy(order: Order<Row> = {}): string {
  let sql = ''
  for (const field in order) sql += `${sql ? ', ' : 'order by '}"${field}"${order[field] === 'down' ? ' desc' : ''}`
  return sql
}

/** The first field alone bounds what an index must read. */
function follows(order: Order<Row>, after: Row, bind: Query['bind']): string {
  const places = Object.entries(order).map(([field, way]) => ({
    field: quoted(field),
    sign: way === 'down' ? '<' : '>',
    value: bind(toValue(after[field])),
  }))
  const beyond = places.map(({ field, sign, value }, i) =>
    [...places.slice(0, i).map((one) => `${one.field} = ${one.value}`), `${field} ${sign} ${value}`].join(' and '),
  )
  const [first] = places
  return `${first ? `${first.field} ${first.sign}= ${first.value} and ` : ''}(${beyond.join(' or ')})`
}

const quoted = (identifier: string) => `"${identifier}"`

function toValue(value: unknown): Value {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  return typeof value === 'boolean' ? Number(value) : JSON.stringify(value)
}
