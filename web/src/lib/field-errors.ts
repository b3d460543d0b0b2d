import type * as z from 'zod/mini'

/** By field; a field without an entry is fine as it is. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>

/** What a schema has against a form, in its own words: the first complaint about each field. */
export function fieldErrorsOf(schema: z.ZodMiniType, form: unknown): FieldErrors {
  const found: Partial<Record<string, string>> = {}
  for (const { path, message } of schema.safeParse(form).error?.issues ?? []) found[String(path[0] ?? '')] ??= message
  return found
}
