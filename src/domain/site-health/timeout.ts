/** Some work took longer than its time limit. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/**
 * Returns the result of some work within a time limit. A later result is ignored.
 *
 * @throws TimeoutError after the time limit, and any error of the work before
 */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError()), milliseconds)
  })
  try {
    return await Promise.race([late, work])
  } finally {
    clearTimeout(timer)
  }
}
