/** How many times as large the larger input of a comparison is. */
const FACTOR = 16

/** Between what linear work grows by, 16, and what quadratic work grows by, 256. */
export const LINEAR = 64

/** How often the comparison is made at most. */
const TURNS = 4

/** Milliseconds that are too few to be compared. */
const LEAST = 8

/**
 * How many times as much processor time some work takes for sixteen times as large an input; other
 * processes have no part in it. Below `LINEAR` the time grows with the input alone.
 *
 * @param work is given the size, and another number each time, so that it can pass over memories
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
  // As much is read in parts as in one, one after the other, so that a slow machine slows both.
  // Pauses for garbage may fall into some turns, hardly into all; quadratic work fails in each.
  for (let turn = 0; turn < TURNS && grown >= LINEAR; turn++) {
    const parts = await spentOn(FACTOR, Math.floor(size / FACTOR))
    const whole = await spentOn(1, size)
    grown = Math.min(grown, (FACTOR * whole) / Math.max(LEAST, parts))
  }
  return grown
}

async function spent(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
