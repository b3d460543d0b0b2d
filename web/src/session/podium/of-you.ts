/**
 * Turns words about a player into words for them: `was understood` becomes `were understood`, after an `and` as well.
 */
export function ofYou(detail: string): string {
  return detail.replace(/(^|, and )was\b/g, '$1were').replace(/(^|, and )has\b/g, '$1have')
}
