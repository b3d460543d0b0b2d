/** Returns whether this page works from the offline copy while the server is out of reach. */
export function isKept(): boolean {
  return Boolean(navigator.serviceWorker?.controller)
}
