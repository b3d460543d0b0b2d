import * as z from 'zod'
import { type AnyRecord, fieldsOf } from '../stores/declaration.ts'

const chosen = z.looseObject({
  properties: z.record(z.string(), z.looseObject({ enum: z.array(z.string()).optional() })),
})

/** Builds a record with a value in every field, different for each number. */
export function sampleOf({ shape }: AnyRecord, n: number): Readonly<Record<string, string | number | boolean>> {
  const { properties } = chosen.parse(z.toJSONSchema(shape, { io: 'input' }))
  const valueOf = {
    string: (name: string) => `${name}-${n}`,
    integer: () => n,
    number: () => n + 0.5,
    boolean: () => true,
  }
  return Object.fromEntries(
    fieldsOf(shape).map(({ name, kind }) => {
      const [first] = properties[name]?.enum ?? []
      return [name, first ?? (kind === 'object' ? { of: n } : valueOf[kind](name))]
    }),
    // An object can't be a condition; it is only stored and compared
  ) as Readonly<Record<string, string | number | boolean>>
}
