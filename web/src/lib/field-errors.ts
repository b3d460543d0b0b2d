import type * as z from 'zod/mini'

/** Maps each field with a mistake to its message. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>

/** Returns the first complaint the schema has about each field, in the schema's own words. */
export function fieldErrorsOf(schema: z.ZodMiniType, form: unknown): FieldErrors {
  const found: Partial<Record<string, string>> = {}
  for (const { path, message } of schema.safeParse(form).error?.issues ?? []) found[String(path[0] ?? '')] ??= message
  return found
}
