/** Returns the number of letters in the longest word: large text shrinks rather than break a word. */
export function longestWord(text: string): number {
  return Math.max(1, ...text.split(/[\s-]+/).map((word) => word.length))
}
