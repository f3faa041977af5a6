import type { Socket } from 'node:net'

/**
 * Most files that are open for one connection. A client may send many requests at once, and their
 * files would all wait for the first to be read.
 */
const MOST = 32

const counts = new WeakMap<Socket, number>()

/**
 * Does work that keeps a file open for a connection.
 * @returns false if too many are open already; then the work is not done
 */
export async function withOpenFile(socket: Socket, work: () => Promise<void>): Promise<boolean> {
  const before = counts.get(socket) ?? 0
  if (before >= MOST) return false
  counts.set(socket, before + 1)
  try {
    await work()
  } finally {
    counts.set(socket, (counts.get(socket) ?? 1) - 1)
  }
  return true
}
