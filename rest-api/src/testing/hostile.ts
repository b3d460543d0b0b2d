import * as z from 'zod'
import type { Chance } from './chance.ts'

/** The parts of a JSON schema needed to build a valid value. */
export interface Shape {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly Shape[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly items?: Shape
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
}
const shape: z.ZodType<Shape> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    properties: z.record(z.string(), shape).optional(),
    required: z.array(z.string()).optional(),
    anyOf: z.array(shape).optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    items: shape.optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    maxLength: z.number().optional(),
  }),
)

const operation = z.object({
  operationId: z.string(),
  parameters: z.array(z.object({ in: z.enum(['path', 'query']), name: z.string(), schema: shape })).default([]),
  requestBody: z.object({ content: z.object({ 'application/json': z.object({ schema: shape }) }) }).optional(),
  responses: z.record(z.string(), z.unknown()),
})
export type Operation = z.infer<typeof operation> & { readonly method: string; readonly path: string }

/** Lists every operation of an OpenAPI document. */
export function operationsOf(document: unknown): Operation[] {
  const { paths } = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) }).parse(document)
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => ({ ...call, path, method: method.toUpperCase() })),
  )
}

/** Existing things, so that some calls get past the first checks. */
export type Known = Readonly<Record<string, readonly unknown[]>>

/** Builds a value that is mostly valid. A field's name says more than its pattern. */
export function likely(of: Shape, name: string, known: Known, chance: Chance): unknown {
  const named = known[name]
  if (named && named.length > 0 && !chance.once(5)) return chance.pick(named)
  if (of.const !== undefined) return of.const
  if (of.enum) return chance.pick(of.enum)
  if (of.anyOf) return likely(chance.pick(of.anyOf), name, known, chance)
  switch (typeof of.type === 'string' ? of.type : chance.pick(of.type ?? ['string'])) {
    case 'object':
      return Object.fromEntries(
        Object.entries(of.properties ?? {})
          .filter(([field]) => of.required?.includes(field) || chance.once(2))
          .map(([field, inner]) => [field, likely(inner, field, known, chance)]),
      )
    case 'array':
      return Array.from({ length: chance.below(3) }, () => likely(of.items ?? {}, name, known, chance))
    case 'integer':
    case 'number':
      return (of.minimum ?? 0) + chance.below(Math.min(1000, (of.maximum ?? 1000) - (of.minimum ?? 0) + 1))
    case 'boolean':
      return chance.once(2)
    case 'null':
      return null
    default:
      return `${chance.pick(['Ada', 'Zoë', 'some words', '小明', 'x'])}${chance.below(1000)}`
  }
}

const STRINGS = [
  '',
  ' ',
  '\u0000',
  '\u200B',
  '\uD800',
  '\uFFFF',
  '\u202Eevil',
  'é'.repeat(300),
  'a\u0301\u0302\u0303\u0304',
  '$ne',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '{{7*7}}',
  '../../etc/passwd',
  '<script>',
  '%00',
  '%s%n',
  '😀',
  'x'.repeat(5000),
  '9'.repeat(400),
  'NaN',
  'null',
  'undefined',
  '[object Object]',
  's',
  '-1',
  '1e999',
  '0x10',
]
const SCALARS = [null, true, false, 0, -1, 1.5, 1e308, -0, 2 ** 53, 2 ** 31, Number.MIN_VALUE]
/** As text, because some of them mean something to JavaScript in source code. */
const NESTED = `[] [[]] [null] ["x"] {} {"$ne":null} {"$gt":""} {"$where":"sleep(1000)"} {"toString":1} {"length":1e9}
  {"then":1} {"toJSON":"x"} {"valueOf":null} {"hasOwnProperty":1} {"_bsontype":"ObjectId"}`
  .split(/\s+/)
  .map((text): unknown => JSON.parse(text))
const HOSTILE: readonly unknown[] = [...STRINGS, ...SCALARS, ...NESTED]
export const hostile = (chance: Chance): unknown => chance.pick(HOSTILE)

/** Returns the value with one thing wrong somewhere. */
export function spoilt(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || chance.once(4)) return hostile(chance)
  if (Array.isArray(value)) return [...value, hostile(chance)]
  const fields = Object.entries(value)
  const at = chance.below(fields.length + 1)
  const [field, inner] = fields[at] ?? ['stray', null]
  switch (chance.below(5)) {
    case 0:
      return Object.fromEntries(fields.filter(([name]) => name !== field))
    case 1:
      return { ...value, [field]: [inner] }
    case 2:
      return { ...value, [chance.pick(['$set', '$ne', 'a.b', '__v', '_id', 'role', 'toString'])]: hostile(chance) }
    default:
      return { ...value, [field]: spoilt(inner, chance) }
  }
}

/** Returns bytes that are, or almost are, JSON of this value. */
export function spoiltBytes(value: unknown, chance: Chance): Buffer {
  const text = JSON.stringify(value) ?? ''
  const bytes = Buffer.from(text)
  const at = chance.below(bytes.length + 1)
  switch (chance.below(6)) {
    case 0:
      return bytes.subarray(0, at)
    case 1:
      return Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff, 0xc0, 0x80]), bytes.subarray(at)])
    case 2:
      return Buffer.from(text.replace('{', `{"__proto__":{"polluted":true},`))
    case 3:
      return Buffer.from(`${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`)
    case 4:
      return Buffer.from(JSON.stringify({ padding: 'x'.repeat(17_000) }))
    default:
      return Buffer.from(text + text)
  }
}
