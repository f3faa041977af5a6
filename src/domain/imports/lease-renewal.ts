/**
 * Renews a hold again and again while work goes on. A statement that holds the same row makes a
 * renewal wait; the next one then waits for it, so that renewals never take all connections.
 *
 * @param milliseconds duration of a lease, within which it is renewed three times
 * @param onFailure called when a renewal fails; the lease lasts until the next one
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
