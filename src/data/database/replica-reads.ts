import { createAvailability } from './availability.ts'
import { PoolDriver } from './connection-driver.ts'
import { ConnectionPool, type PoolOptions } from './connection-pool.ts'
import type { MakeDriver } from './create-database.ts'
import type { DriverOptions } from './pool-connection.ts'
import { Replica, type ReplicaOptions } from './replica.ts'
import { ReplicaDriver } from './replica-driver.ts'

export interface ReplicaReads {
  readonly makeDriver: MakeDriver
  close(): Promise<void>
}

/** @param primary sends statements to the primary while the replica cannot answer */
export function openReplicaReads(
  options: ReplicaOptions & PoolOptions,
  primary: DriverOptions,
): ReplicaReads {
  const pool = new ConnectionPool(options)
  const state = new Replica(options)
  // If the replica fails, the primary takes over, so no trouble is reported.
  const availability = createAvailability()
  const ownDriver = { ...primary, pool, availability, pooled: false }
  return {
    makeDriver: ({ named, onRead }) =>
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
