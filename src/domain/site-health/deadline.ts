/** Work that took longer than it may. */
export class Late extends Error {
  override readonly name = 'Late'
}

/**
 * The result of some work, if there is one in time. What comes later nobody hears of.
 *
 * @throws Late after so many milliseconds, and whatever the work throws before
 */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Late()), milliseconds)
  })
  try {
    return await Promise.race([late, work])
  } finally {
    clearTimeout(timer)
  }
}
