/**
 * Does `work` every so often, one round at a time; a round that fails is told and the next one tries again.
 * @returns what stops it and waits for the round that is under way
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
