import * as z from 'zod'
import { type AnyRecord, fieldsOf } from '../stores/declaration.ts'

const chosen = z.looseObject({
  properties: z.record(z.string(), z.looseObject({ enum: z.array(z.string()).optional() })),
})

/** A record with something in every field, which is another one for another number. */
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
    // An object is no condition, and is only kept and compared
  ) as Readonly<Record<string, string | number | boolean>>
}
