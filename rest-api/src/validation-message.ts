import type * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

/**
 * Given to a schema while it parses, so that its own words stand and a library's are never heard: what has no words of
 * its own comes out empty, and `validationMessage` finds some.
 */
export const WITHOUT_WORDS = { error: () => '', reportInput: true } as const

/** What is wrong, as a sentence for whoever sent it. */
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
      return issue.errors.flat().find(({ message }) => message !== '')?.message ?? `${name} is not what it should be.`
    case 'custom':
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return `${name} is not what it should be.`
  }
}

/** What a JSON value can be asked to be. */
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
  const said = values.map(String)
  const last = said.pop()
  return said.length === 0 ? String(last) : `${said.join(', ')} or ${last}`
}

/** `playerName` is "Player name" to a person; what has no name is the request itself. */
function nameOf(path: readonly PropertyKey[]): string {
  const last = path.findLast((part) => typeof part === 'string')
  if (last === undefined) return 'The request'
  const words = last.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
