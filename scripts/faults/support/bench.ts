import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { administer, createDatabaseOn, databaseUrl } from '../../../tests/support/database.ts'
import { startDatabaseProxy, type DatabaseProxy } from '../../../tests/support/database-proxy.ts'
import { createTemplate, type Template } from '../../../tests/support/template.ts'
import type { Measured } from '../fault.ts'
import { createCluster, type Cluster, type ClusterOptions } from './cluster.ts'
import { lostAndDoubled } from './ledger.ts'
import { startNode, type Node, type NodeOptions } from './node.ts'
import { countOutcomes, goodAfter, startTraffic, type Traffic } from './traffic.ts'

/** The tools of a fault. Whatever it starts is stopped at its end. */
export interface Bench {
  /** The server on which databases are created, running. */
  readonly cluster: Cluster
  /** `Authorization` of an administrator of every database. */
  readonly admin: string
  /** A folder of its own. */
  readonly folder: string
  /** Creates a database with the accounts of a site and nothing else, and returns its address. */
  database(): Promise<string>
  /** The same on another server, with the accounts of its own: their administrator signs in there. */
  siteOn(cluster: Cluster): Promise<{ readonly url: string; readonly admin: string }>
  proxy(url: string): Promise<DatabaseProxy>
  node(environment: NodeOptions['environment'], options?: Partial<NodeOptions>): Promise<Node>
  traffic(nodes: readonly { readonly origin: string }[], admin?: string): Traffic
  /** Visitors alone, at ever new addresses. */
  visitors(nodes: readonly { readonly origin: string }[]): Traffic
  /** Another server, which does not run yet. */
  newCluster(options?: Partial<ClusterOptions>): Promise<Cluster>
  /** Runs statements on a database. */
  run(url: string, ...statements: string[]): Promise<void>
  seconds(seconds: number): Promise<void>
  /** Stops the traffic and returns its measurements. */
  evaluate(traffic: Traffic, of: Evaluated): Promise<Evaluation>
  /** Registers what has to be undone. */
  undo(step: () => Promise<unknown>): void
}

/** Measurements common to all traffic. */
export type Evaluation = Required<Omit<Measured, 'stale' | 'probes' | 'deliveries' | 'broken'>>

export interface Evaluated {
  /** Where everything that was written can be read, without a proxy. */
  readonly url: string
  /** When the fault was over, by `performance.now()`. */
  readonly endedAt: number
}

export interface BenchOptions {
  readonly cluster: Cluster
  readonly template: Template
  readonly folder: string
  readonly programs: string | undefined
}

export interface PreparedBench {
  readonly bench: Bench
  /** Takes down what was started; returns the warnings and errors of the nodes. */
  clear(): Promise<readonly string[]>
}

/** Prepares the bench for one fault. */
export function createBench(options: BenchOptions): PreparedBench {
  const { cluster, template, programs } = options
  const steps: (() => Promise<unknown>)[] = []
  const nodes: Node[] = []
  const undo = (step: () => Promise<unknown>): void => void steps.push(step)
  const folder = path.join(options.folder, randomBytes(4).toString('hex'))
  const bench: Bench = {
    cluster,
    admin: adminOf(template),
    folder,
    undo,
    async database() {
      const { url, drop } = await createDatabaseOn(cluster.url, template.name)
      undo(drop)
      return url
    },
    async siteOn(other) {
      const site = await createTemplate(other.url)
      return { url: databaseUrl(other.url, site.name), admin: adminOf(site) }
    },
    async proxy(url) {
      const proxy = await startDatabaseProxy(url)
      undo(() => proxy.close())
      return proxy
    },
    async node(environment, more) {
      const dataDir = path.join(folder, `node-${nodes.length}`)
      await mkdir(dataDir, { recursive: true })
      const node = await startNode({ environment: { DATA_DIR: dataDir, ...environment }, ...more })
      nodes.push(node)
      undo(() => end(node))
      return node
    },
    traffic(origins, admin = bench.admin) {
      const traffic = startTraffic({
        origins: origins.map(({ origin }) => origin),
        authorization: admin,
      })
      undo(() => traffic.stop())
      return traffic
    },
    visitors(targets) {
      return startTraffic({
        origins: targets.map(({ origin }) => origin),
        authorization: '',
        writers: 0,
      })
    },
    async newCluster(more) {
      const created = await createCluster({
        folder: path.join(options.folder, randomBytes(4).toString('hex')),
        programs,
        ...more,
      })
      undo(() => created.stop('immediate'))
      return created
    },
    run: administer,
    seconds: (seconds) => pause(seconds * 1000),
    async evaluate(traffic, { url, endedAt }) {
      await traffic.stop()
      return {
        answers: countOutcomes(traffic.requests.map(({ outcome }) => outcome)),
        goodAfter: goodAfter(traffic.requests, endedAt),
        ...(await lostAndDoubled(url, traffic)),
        logLines: nodes.reduce((sum, { troubles }) => sum + troubles.length, 0),
        memory: Math.max(...nodes.map((node) => node.memory())),
      }
    },
  }
  return {
    bench,
    async clear() {
      for (const step of steps.toReversed()) {
        await step().catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
      }
      return nodes.flatMap(({ troubles }) => troubles)
    },
  }
}

const adminOf = ({ credentials: { admin } }: Template): string =>
  `Basic ${btoa(`${admin.user}:${admin.pass}`)}`

const STOP_MILLISECONDS = 5000

/** A node that does not stop in time is killed: how it stops is measured elsewhere. */
async function end(node: Node): Promise<void> {
  node.signal('SIGTERM')
  const timer = setTimeout(() => node.signal('SIGKILL'), STOP_MILLISECONDS)
  await node.ended
  clearTimeout(timer)
}
