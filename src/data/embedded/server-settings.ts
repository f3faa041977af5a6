/** Settings on the command line of the server, which override the cluster's own files. */
export function serverSettings(socketFolder: string): readonly string[] {
  return Object.entries({
    // Only the socket: no port conflicts with other servers, and no network access.
    listen_addresses: '',
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    port: String(serverPort),
    max_connections: '50',
    cluster_name: 'almanac',

    // For a small machine with an SSD and short statements.
    shared_buffers: '128MB',
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
