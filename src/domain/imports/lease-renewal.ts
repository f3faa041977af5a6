/**
 * Renews a lease periodically while work goes on. If another statement locks the row, a renewal
 * waits; the next one waits for it in turn, so that renewals never exhaust the connections.
 * @param milliseconds duration of a lease, within which it is renewed three times
 * @param onFailure called if a renewal fails; the lease remains valid until the next one
 * @returns a function that ends the renewals
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
