import { totalmem } from 'node:os'

/**
 * Memory in bytes. A container may have less than its machine; without a limit, its figure is
 * meaningless.
 */
export const machineMemory = (): number =>
  Math.min(process.constrainedMemory() || Infinity, totalmem())
