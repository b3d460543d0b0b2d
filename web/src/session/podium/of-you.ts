/** What is said of somebody, said to them: `was understood` becomes `were understood`. */
export function ofYou(detail: string): string {
  return detail
    .replace(/^was\b/, 'were')
    .replace(/^has\b/, 'have')
    .replace(/^fooled you\b/, 'fooled them')
}
