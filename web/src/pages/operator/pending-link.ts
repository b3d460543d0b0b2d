/**
 * The secret of a link that waits until somebody is signed in. In memory alone: it leaves the address bar at once, and
 * the way over the login keeps it.
 */
let pending: string | null = null

export function keepPendingLink(secret: string): void {
  pending = secret
}
export function pendingLink(): string | null {
  return pending
}
export function dropPendingLink(): void {
  pending = null
}
