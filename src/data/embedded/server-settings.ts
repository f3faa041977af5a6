import { availableParallelism } from 'node:os'
import { machineMemory } from '../../cache/machine.ts'

const MEGABYTE = 1024 ** 2

/** A part of the machine's memory within bounds, in megabytes. */
const partOf = (memory: number, part: number, least: number, most: number): string =>
  `${Math.min(Math.max(Math.floor(memory / part / MEGABYTE), least), most)}MB`

/**
 * Settings on the command line of the server, which override the cluster's own files.
 * @param memory bytes of the machine
 * @param cores of the machine; each may run a node with a pool of its own
 */
export function serverSettings(
  socketFolder: string,
  memory: number = machineMemory(),
  cores: number = availableParallelism(),
): readonly string[] {
  return Object.entries({
    // Only the socket: no port conflicts with other servers, and no network access.
    listen_addresses: '',
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    port: String(serverPort),
    max_connections: String(Math.max(100, 20 * cores)),
    cluster_name: 'almanac',

    // For a machine with an SSD that the service shares, and short statements.
    shared_buffers: partOf(memory, 16, 128, 4096),
    effective_cache_size: partOf(memory, 2, 256, 1024 ** 2),
    work_mem: partOf(memory, 2048, 4, 64),
    maintenance_work_mem: '128MB',
    random_page_cost: '1.1',
    jit: 'off',

    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',

    // The service logs failed statements; this log is for the server itself.
    logging_collector: 'off',
    log_destination: 'stderr',
    log_min_messages: 'log',
    log_checkpoints: 'off',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * Settings for durability: a committed change survives a crash of the process and of the machine.
 * They are written into a new cluster, so that only a deliberate ALTER SYSTEM lowers them.
 */
export const durableSettings: readonly string[] = [
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
]

/** Used only in the name of the socket. */
export const serverPort = 5432
