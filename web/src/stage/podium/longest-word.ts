/** On a narrow plinth a name is set smaller rather than broken within a word: how many letters its longest one has. */
export function longestWord(name: string): number {
  return Math.max(1, ...name.split(/\s+/).map((word) => word.length))
}
