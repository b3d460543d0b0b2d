/** Returns a value that the rules set before this phase. If it's missing, that is a bug of ours. */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new TypeError('required by the rules, and missing')
  return value
}
