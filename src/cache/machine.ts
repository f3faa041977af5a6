import { totalmem } from 'node:os'

/** Bytes of memory; a container may have less than its machine, and says nothing useful when it has not. */
export const machineMemory = (): number =>
  Math.min(process.constrainedMemory() || Infinity, totalmem())
