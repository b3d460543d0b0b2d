import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutSummaries } from './without-summaries.ts'

test("keeps calls' summaries and refusals out of the client, and nothing else", () => {
  const file = join(import.meta.dirname, '../../protocol/src/endpoints/auth.ts')
  const code = readFileSync(file, 'utf8')
  const { transform } = withoutSummaries
  if (typeof transform !== 'function') throw new Error('it does nothing')
  const made: unknown = Reflect.apply(transform, null, [code, file])
  const text = typeof made === 'object' && made !== null ? String(Reflect.get(made, 'code')) : ''
  expect(text.match(/summary: '',/g)).toHaveLength(code.match(/summary:/g)?.length ?? 0)
  expect(text.match(/refusals: \[\],/g)).toHaveLength(code.match(/refusals:/g)?.length ?? 0)
  expect(text.replace(/summary:\s*'',/g, '').match(/\bauth:/g)).toEqual(code.match(/\bauth:/g))
  expect(Reflect.apply(transform, null, [code, join(import.meta.dirname, 'client.ts')])).toBeNull()
})
