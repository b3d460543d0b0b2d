/** Whether a server that cannot be reached is made up for by what is kept here. */
export function isKept(): boolean {
  return Boolean(navigator.serviceWorker?.controller)
}
