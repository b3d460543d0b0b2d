/** What is large is set smaller rather than broken within a word: how many letters the longest one has. */
export function longestWord(text: string): number {
  return Math.max(1, ...text.split(/[\s-]+/).map((word) => word.length))
}
