import type { Bench } from './bench.ts'
import type { Cluster } from './cluster.ts'

/** A server and a streaming replica of it, with a site on them. */
export interface Replicated {
  readonly primary: Cluster
  readonly replica: Cluster
  /** The database on the primary, over its socket. */
  readonly url: string
  /** `Authorization` of its administrator. */
  readonly admin: string
  /** Credentials, both hosts and the database, as in `postgresql://HOSTS`. */
  readonly hosts: string
}

/** @param settings of the primary, which take effect once there is a replica */
export async function startReplicated(
  bench: Bench,
  settings: readonly string[] = [],
): Promise<Replicated> {
  const primary = await bench.newCluster()
  const replica = await bench.newCluster({ replicaOf: primary, settings: ['hot_standby=on'] })
  await primary.start()
  await replica.start()
  const { url, admin } = await bench.siteOn(primary)
  for (const setting of settings) {
    const [name = '', value = ''] = setting.split('=')
    await bench.run(primary.url, `ALTER SYSTEM SET ${name} = '${value}'`)
  }
  await bench.run(primary.url, 'SELECT pg_reload_conf()')
  const name = new URL(url).pathname
  const hosts = `${primary.authority},127.0.0.1:${replica.port}${name}`
  return { primary, replica, url, admin, hosts }
}
