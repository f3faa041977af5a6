import { databaseKilled, databaseRestarted, databaseStopped } from './database-stopped.ts'
import { databasePaused } from './database-paused.ts'
import { failover } from './failover.ts'
import type { Fault } from './fault.ts'
import { nodeKilled } from './node-killed.ts'
import { noticesCut } from './notices-cut.ts'
import { poolerAlone, sessionPooler, transactionPooler } from './pgbouncer.ts'
import { readOnly } from './read-only.ts'
import { replicaBehind, replicaGone } from './replica.ts'

/** Everything that is let go wrong, in the order of the table. */
export const faults: readonly Fault[] = [
  noticesCut,
  databasePaused,
  databaseStopped,
  databaseRestarted,
  databaseKilled,
  readOnly,
  nodeKilled,
  sessionPooler,
  transactionPooler,
  poolerAlone,
  failover,
  replicaBehind,
  replicaGone,
]
