/** Decodes an address, or returns it unchanged if it isn't encoded correctly. */
export function decodeOr(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
