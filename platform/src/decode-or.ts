/** What was not written as an address should be is nobody's to read as anything else. */
export function decodeOr(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
