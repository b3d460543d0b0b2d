/**
 * Whether an address of the site can only be a file's: its last piece has a dot, which none of our pages has. Where
 * there is no such file it is a page that is not found, to the servers and to the client alike.
 */
export function namesFile(pathname: string): boolean {
  return pathname.includes('.', pathname.lastIndexOf('/') + 1)
}
