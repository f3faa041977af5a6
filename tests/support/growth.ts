/** The ratio of the input sizes that are compared. */
const FACTOR = 16

/** A bound between linear growth, 16, and quadratic growth, 256. */
export const LINEAR = 64

/** The most rounds of a comparison. */
const MAX_ROUNDS = 4

/** Times below this are too short to compare. */
const MIN_MILLISECONDS = 8

/**
 * Measures by which factor the processor time of some work grows when its input is sixteen times as
 * large. Other processes do not affect it. Below `LINEAR`, growth is linear.
 *
 * @param work receives the size, and a different number each time, with which it can avoid caches
 * @param size of the larger input
 */
export async function growth(
  work: (size: number, time: number) => unknown,
  size: number,
): Promise<number> {
  let times = 0
  const spentOn = (count: number, each: number): Promise<number> =>
    spent(async () => {
      for (let done = 0; done < count; done++) await work(each, times++)
    })
  let grown = Infinity
  // Compares sixteen small inputs with one large input, so that a slow machine slows both. Garbage
  // collection may disturb some rounds, hardly all; quadratic work fails in every round.
  for (let round = 0; round < MAX_ROUNDS && grown >= LINEAR; round++) {
    const parts = await spentOn(FACTOR, Math.floor(size / FACTOR))
    const whole = await spentOn(1, size)
    grown = Math.min(grown, (FACTOR * whole) / Math.max(MIN_MILLISECONDS, parts))
  }
  return grown
}

async function spent(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
