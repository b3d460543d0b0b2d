/**
 * Runs `work` at an interval, one run at a time. A run that fails is reported, and the next one tries again.
 *
 * @returns a function that stops it and waits for the current run
 */
export function repeatEvery(
  milliseconds: number,
  work: () => Promise<void>,
  onFault: (fault: unknown) => void,
): () => Promise<void> {
  let underWay: Promise<void> | null = null
  const timer = setInterval(() => {
    underWay ??= work()
      .catch(onFault)
      .finally(() => {
        underWay = null
      })
  }, milliseconds)
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
