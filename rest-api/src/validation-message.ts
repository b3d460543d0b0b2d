import type * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

/**
 * Parse options that keep our own messages and drop the library's: an issue without one of ours comes out empty, and
 * `validationMessage` fills it in.
 */
export const WITHOUT_WORDS = { error: () => '', reportInput: true } as const

/** Returns one sentence that tells the caller what's wrong. */
export function validationMessage(issues: readonly Issue[]): string | undefined {
  const [first] = issues
  if (!first) return undefined
  return first.message === '' ? sentenceFor(first) : first.message
}

function sentenceFor(issue: Issue): string {
  const name = nameOf(issue.path)
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `${name} is missing.`
        : `${name} must be ${KINDS[issue.expected] ?? 'different'}.`
    case 'invalid_value':
      return `${name} must be ${oneOf(issue.values)}.`
    case 'too_small':
      return `${name} must ${issue.origin === 'string' ? 'have' : 'be'} at least ${sizeOf(issue, issue.minimum)}.`
    case 'too_big':
      return `${name} must ${issue.origin === 'string' ? 'have' : 'be'} at most ${sizeOf(issue, issue.maximum)}.`
    case 'invalid_union':
      return issue.errors.flat().find(({ message }) => message !== '')?.message ?? `${name} isn't valid.`
    case 'custom':
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return `${name} isn't valid.`
  }
}

/** The JSON types, in plain words. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
}

function sizeOf({ origin }: { readonly origin: string }, size: number | bigint): string {
  return origin === 'string' ? `${size} characters` : String(size)
}

function oneOf(values: readonly unknown[]): string {
  const texts = values.map(String)
  const last = texts.pop()
  return texts.length === 0 ? String(last) : `${texts.join(', ')} or ${last}`
}

/** Turns `playerName` into "Player name". A path without a name means the whole request. */
function nameOf(path: readonly PropertyKey[]): string {
  const last = path.findLast((part) => typeof part === 'string')
  if (last === undefined) return 'The request'
  const words = last.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
