/** A number that is the same wherever these letters are known. */
export function drawFrom(letters: string): number {
  let number = 7
  for (const letter of letters) number = (number * 31 + letter.charCodeAt(0)) % 9973
  return number
}
