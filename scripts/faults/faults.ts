import { bucketHangs } from './bucket-hangs.ts'
import { connectionsSilenced } from './connections-silenced.ts'
import { greatCrowd, impatientCrowd } from './crowds.ts'
import { databasePaused } from './database-paused.ts'
import { databaseKilled, databaseRestarted, databaseStopped } from './database-stopped.ts'
import { diskFull } from './disk-full.ts'
import { exportWhileDeleting } from './export-while-deleting.ts'
import { failover } from './failover.ts'
import type { Fault } from './fault.ts'
import { logDiskFull, logStalled } from './log-stuck.ts'
import { noConnections } from './no-connections.ts'
import { nodeKilled } from './node-killed.ts'
import { noticesCut } from './notices-cut.ts'
import { poolerAlone, sessionPooler, transactionPooler } from './pgbouncer.ts'
import { readOnly } from './read-only.ts'
import { replicaBehind, replicaGone } from './replica.ts'
import { restartBehindHaproxy, restartBehindNginx } from './rolling-restart.ts'
import { stopStuck } from './stop-stuck.ts'
import { tableLocked } from './table-locked.ts'
import { webhooksKilled } from './webhooks-killed.ts'

/** Everything that is let go wrong, in the order of the table. */
export const faults: readonly Fault[] = [
  noticesCut,
  databasePaused,
  databaseStopped,
  databaseRestarted,
  databaseKilled,
  readOnly,
  diskFull,
  tableLocked,
  connectionsSilenced,
  noConnections,
  impatientCrowd,
  greatCrowd,
  logDiskFull,
  logStalled,
  nodeKilled,
  webhooksKilled,
  stopStuck,
  restartBehindNginx,
  restartBehindHaproxy,
  sessionPooler,
  transactionPooler,
  poolerAlone,
  failover,
  replicaBehind,
  replicaGone,
  exportWhileDeleting,
  bucketHangs,
]
