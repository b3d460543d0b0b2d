/** What browsers say when a piece of the page did not come: after a deploy, or without a connection. */
const PIECE_MISSING = /dynamically imported module|importing a module script|unable to preload|loading (css )?chunk/i

export function isPieceMissing(fault: unknown): boolean {
  return fault instanceof Error && PIECE_MISSING.test(fault.message)
}
