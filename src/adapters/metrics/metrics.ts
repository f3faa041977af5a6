import { collectDefaultMetrics, Gauge, Histogram, Registry, Counter } from 'prom-client'
import { outboxMetrics, type Outboxes } from './outbox-metrics.ts'
import { RequestDurations, type RequestLabels } from './request-durations.ts'
import { cacheStatuses } from '../../cache/cache.ts'

/** Read whenever the metrics are collected. */
export interface MetricSources {
  readonly version: string
  readonly connections: () => Readonly<Record<'used' | 'idle' | 'waiting', number>>
  readonly outboxes: () => Promise<Outboxes>
}

export interface Metrics {
  readonly registry: Registry
  /** Counts a request; an empty operation is one that was not found. */
  readonly requestEnded: (labels: RequestLabels, seconds: number) => void
  readonly jobRan: (job: string, result: 'done' | 'failed', seconds: number) => void
  /** @param count how many requests wait for their turn */
  readonly watchWaiting: (count: () => number) => void
}

/** Clients may send many other methods. */
const METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
])

/** Upper bounds of buckets in seconds. */
const JOB_BOUNDS = [0.01, 0.05, 0.25, 1, 5, 30, 120, 600]

/** Creates the metrics of this process, those of Node.js included. */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry()
  const requests = new RequestDurations()
  const jobs = new Histogram({
    name: 'almanac_job_duration_seconds',
    help: 'Runs of background jobs.',
    labelNames: ['job', 'result'],
    buckets: JOB_BOUNDS,
    registers: [],
  })
  registry.registerMetric(requests)
  registry.registerMetric(jobs)
  for (const metric of cacheMetrics()) registry.registerMetric(metric)
  // Before the outboxes, whose statements would count among those that wait.
  registry.registerMetric(connectionMetric(sources))
  for (const metric of outboxMetrics(sources.outboxes)) registry.registerMetric(metric)
  registry.registerMetric(buildMetric(sources))
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requestEnded({ operation, method, status }, seconds) {
      const known = METHODS.has(method) ? method : 'other'
      requests.count({ operation: operation || 'none', method: known, status }, seconds)
    },
    jobRan: (job, result, seconds) => jobs.observe({ job, result }, seconds),
    watchWaiting: (count) => registry.registerMetric(waitingMetric(count)),
  }
}

const connectionMetric = ({ connections }: MetricSources) =>
  new Gauge({
    name: 'almanac_database_connections',
    help: 'Connections to the database, and statements that wait for one.',
    labelNames: ['state'],
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count)
    },
  })

function buildMetric({ version }: MetricSources) {
  const metric = new Gauge({
    name: 'almanac_build_info',
    help: 'Version of the program; always 1.',
    labelNames: ['version'],
    aggregator: 'first',
    registers: [],
  })
  metric.set({ version }, 1)
  return metric
}

const waitingMetric = (count: () => number) =>
  new Gauge({
    name: 'almanac_http_requests_waiting',
    help: 'Requests that wait for their turn.',
    registers: [],
    collect() {
      this.set(count())
    },
  })

/** How the caches of the process are used, and what they take. Caches of one name are one. */
const cacheMetrics = () =>
  [
    new Counter({
      name: 'almanac_cache_lookups_total',
      help: 'Lookups in caches of the process.',
      labelNames: ['cache', 'result'],
      registers: [],
      collect() {
        this.reset()
        for (const { name: cache, hits, misses } of cacheStatuses()) {
          this.inc({ cache, result: 'hit' }, hits)
          this.inc({ cache, result: 'miss' }, misses)
        }
      },
    }),
    new Gauge({
      name: 'almanac_cache_bytes',
      help: 'Size of caches of the process.',
      labelNames: ['cache'],
      registers: [],
      collect() {
        this.reset()
        for (const { name: cache, bytes } of cacheStatuses()) this.inc({ cache }, bytes)
      },
    }),
  ] as const
