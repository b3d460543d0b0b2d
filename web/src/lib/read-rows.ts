import type * as z from 'zod/mini'

/** Parses with a schema. Leaves out list rows it can't read. */
export function readRows(schema: z.ZodMiniType, json: unknown): unknown {
  const first = schema.safeParse(json)
  return first.success ? first.data : schema.parse(withoutRows(json, first.error.issues))
}

/** Removes the rows with mistakes. A row is an entry of the first list on an issue's path. */
function withoutRows(json: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const bad = new Map<string, Set<number>>()
  for (const { path } of issues) {
    const at = path.findIndex((step) => typeof step === 'number')
    const row = path[at]
    if (typeof row !== 'number') continue
    const list = path.slice(0, at).join('.')
    bad.set(list, (bad.get(list) ?? new Set()).add(row))
  }
  return drop(json, '', bad)
}

function drop(json: unknown, here: string, bad: ReadonlyMap<string, ReadonlySet<number>>): unknown {
  if (Array.isArray(json)) return json.filter((_, row) => !bad.get(here)?.has(row))
  if (typeof json !== 'object' || json === null) return json
  const entries = Object.entries(json).map(([key, value]) => [key, drop(value, here ? `${here}.${key}` : key, bad)])
  return Object.fromEntries(entries)
}
