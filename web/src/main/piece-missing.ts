/** The messages of browsers when a chunk failed to load: after a deploy, or offline. */
const PIECE_MISSING = /dynamically imported module|importing a module script|unable to preload|loading (css )?chunk/i

export function isPieceMissing(fault: unknown): boolean {
  return fault instanceof Error && PIECE_MISSING.test(fault.message)
}
