import cluster from 'node:cluster'
import type { Logger } from 'pino'
import type { Metrics } from '../adapters/metrics/metrics.ts'
import { applicationVersion } from '../application-folder.ts'
import type { Config } from '../config/config.ts'
import type { ProcessContext } from '../context.ts'
import { queuedMessages } from '../data/mail/outbox.ts'
import { pendingDeliveries } from '../data/webhooks/queue.ts'
import { openMetricsServer } from './metrics-server.ts'
import { firstLineOf } from '../operator-error.ts'
import type { Lifecycle } from './run-process.ts'

/**
 * Creates the metrics of a node and offers them: on a port, or to the supervisor of workers. The
 * library is loaded only where somebody reads them.
 */
export async function offerMetrics(
  lifecycle: Lifecycle,
  ctx: ProcessContext,
): Promise<Metrics | undefined> {
  const { config, database } = ctx
  const place = config.server.metrics
  if (place === undefined) return undefined
  const { createMetrics } = await import('../adapters/metrics/metrics.ts')
  const age = (since: Date | null): number =>
    since === null ? 0 : Math.max(ctx.clock().getTime() - since.getTime(), 0) / 1000
  const metrics = createMetrics({
    version: applicationVersion(),
    connections: () => database.connections(),
    async outboxes() {
      const [mail, webhooks] = await Promise.all([
        queuedMessages(database),
        pendingDeliveries(database),
      ])
      return {
        mail: { waiting: mail.waiting, age: age(mail.since) },
        webhooks: { waiting: webhooks.waiting, age: age(webhooks.since) },
      }
    },
  })
  if (cluster.isWorker) {
    const { shareMetrics } = await import('../adapters/metrics/workers.ts')
    shareMetrics(metrics.registry)
    return metrics
  }
  const read = (): Promise<string> => metrics.registry.metrics()
  const server = await openMetricsServer(place, { read, onFailure: failureOf(ctx.log) })
  lifecycle.onStop(() => server.close())
  return metrics
}

/** Offers the metrics of all workers as one, on the port of their supervisor. */
export async function offerWorkersMetrics(
  lifecycle: Lifecycle,
  config: Config,
  log: Logger,
): Promise<void> {
  const place = config.server.metrics
  if (place === undefined) return
  const { readWorkers } = await import('../adapters/metrics/workers.ts')
  const server = await openMetricsServer(place, { read: readWorkers(), onFailure: failureOf(log) })
  lifecycle.onStop(() => server.close())
}

const failureOf =
  (log: Logger) =>
  (error: unknown): void =>
    log.warn({ reason: firstLineOf(error) }, 'the metrics could not be read')
