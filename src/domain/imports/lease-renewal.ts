/**
 * Renews a hold again and again while work goes on. A statement that holds the same row makes a
 * renewal wait; the next one then waits for it, so that renewals never take all connections.
 *
 * @param milliseconds that a hold lasts; it is renewed three times in them
 * @param onFailure told of a renewal that failed: the next may do better, until then the hold lasts
 * @returns ends it
 */
export function startLeaseRenewal(
  renew: () => Promise<void>,
  milliseconds: number,
  onFailure: (error: unknown) => void = () => undefined,
): () => void {
  let renewing = false
  const timer = setInterval(() => {
    if (renewing) return
    renewing = true
    renew()
      .catch(onFailure)
      .finally(() => {
        renewing = false
      })
  }, milliseconds / 3)
  timer.unref()
  return () => clearInterval(timer)
}
