/**
 * Returns whether an address can only be a file's: its last segment has a dot, which none of our pages has. If there's
 * no such file, servers and client treat it as a page not found.
 */
export function namesFile(pathname: string): boolean {
  return pathname.includes('.', pathname.lastIndexOf('/') + 1)
}
