/** Returns a number that every device derives from the same letters. */
export function drawFrom(letters: string): number {
  let number = 7
  for (const letter of letters) number = (number * 31 + letter.charCodeAt(0)) % 9973
  return number
}
