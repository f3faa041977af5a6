import type { Logger } from 'pino'
import { applicationVersion } from '../application-folder.ts'
import type { Config } from '../config/config.ts'
import { firstLineOf } from '../operator-error.ts'
import type { Lifecycle } from './run-process.ts'

/** Records traces if a collector is configured. The packages are loaded only then. */
export async function offerTracing(
  lifecycle: Lifecycle,
  { tracing }: Config,
  log: Logger,
): Promise<void> {
  if (tracing === undefined) return
  const { openTracing } = await import('../adapters/tracing/open-tracing.ts')
  const traces = openTracing({
    version: applicationVersion(),
    protocol: tracing.protocol,
    onLost: (error) =>
      log.warn({ reason: firstLineOf(error) }, 'the collector of traces takes none; they are lost'),
    onRecovered: () => log.info('the collector of traces takes them again'),
  })
  lifecycle.onStop(() => traces.close())
}
