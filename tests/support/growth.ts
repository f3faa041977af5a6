/** How many times as large the larger input of a comparison is. */
const FACTOR = 16

/** Between what linear work grows by, 16, and what quadratic work grows by, 256. */
export const LINEAR = 64

/** How often the larger input is tried at most. */
const TURNS = 4

/** Milliseconds that are too few to be compared. */
const LEAST = 1

/**
 * How many times as much processor time some work takes for sixteen times as large an input; other
 * processes have no part in it. Below `LINEAR` the time grows with the input alone.
 *
 * @param work is given the size, and the number of the turn, so that it can pass over memories
 * @param size of the larger input
 */
export async function growth(
  work: (size: number, turn: number) => unknown,
  size: number,
): Promise<number> {
  const small = Math.floor(size / FACTOR)
  const least = Math.max(LEAST, Math.min(await spent(work, small, 0), await spent(work, small, 1)))
  let grown = Infinity
  // Pauses for garbage may fall into some turns, hardly into all; quadratic work fails in each.
  for (let turn = 2; turn < 2 + TURNS && grown >= LINEAR; turn++) {
    grown = Math.min(grown, (await spent(work, size, turn)) / least)
  }
  return grown
}

async function spent(
  work: (size: number, turn: number) => unknown,
  size: number,
  turn: number,
): Promise<number> {
  const before = process.cpuUsage()
  await work(size, turn)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
