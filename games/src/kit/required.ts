/** What the rules of a phase have put there before it began. Where it is missing, that is a fault of ours. */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new TypeError('required by the rules, and missing')
  return value
}
