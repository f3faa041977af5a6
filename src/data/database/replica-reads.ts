import type { Driver } from 'kysely'
import { createAvailability } from './availability.ts'
import { PoolDriver, type DriverOptions, type OnRead } from './connection-driver.ts'
import { openPool, type PoolOptions } from './connection-pool.ts'
import { watchReplica, type ReplicaOptions } from './replica.ts'
import { ReplicaDriver } from './replica-driver.ts'

/** Reads of visitors over a replica. */
export interface ReplicaReads {
  /** @param named whether statements that come again are prepared */
  driver(named: boolean, onRead?: OnRead): Driver
  close(): Promise<void>
}

/** @param primary how statements are sent to the primary, which answers while the replica cannot */
export function openReplicaReads(
  options: ReplicaOptions & Omit<PoolOptions, 'onSize'>,
  primary: DriverOptions,
): ReplicaReads {
  const pool = openPool({ ...options, onSize: () => undefined })
  const state = watchReplica(options)
  // The primary is there when the replica fails, so nobody has to be told of trouble.
  const availability = createAvailability()
  const ownDriver = { ...primary, pool, availability, pooled: false }
  return {
    driver: (named, onRead) =>
      new ReplicaDriver({
        replica: new PoolDriver({ ...ownDriver, named, onRead }),
        primary: new PoolDriver({ ...primary, named: named && primary.named, onRead }),
        state,
      }),
    async close() {
      state.close()
      availability.close()
      await pool.close()
    },
  }
}
