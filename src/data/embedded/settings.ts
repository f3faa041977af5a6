/** What the server is started with; above what anybody writes into the cluster's own files. */
export function serverSettings(socketFolder: string): readonly string[] {
  return Object.entries({
    // Reached by its socket alone: no port to collide with another server, nothing on the network.
    listen_addresses: '',
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    port: String(serverPort),
    max_connections: '50',
    cluster_name: 'almanac',

    // A modest machine with a solid-state disk and short statements.
    shared_buffers: '128MB',
    maintenance_work_mem: '128MB',
    random_page_cost: '1.1',
    jit: 'off',

    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',

    // Failed statements are the service's to log; here only the server itself speaks.
    logging_collector: 'off',
    log_destination: 'stderr',
    log_min_messages: 'log',
    log_checkpoints: 'off',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * What was answered must outlive the process and the machine. Written into a new cluster, so that
 * only a deliberate ALTER SYSTEM lowers it.
 */
export const durableSettings: readonly string[] = [
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
]

/** Only a part of the socket's name. */
export const serverPort = 5432
