import { AggregatorRegistry, type PrometheusContentType, type Registry } from 'prom-client'

/** Hands the metrics of a worker to its supervisor whenever that asks. */
export function shareMetrics(registry: Registry): AggregatorRegistry<PrometheusContentType> {
  AggregatorRegistry.setRegistries(registry)
  // It listens to the supervisor from now on.
  return new AggregatorRegistry()
}

/**
 * Creates the supervisor's reader of metrics: those of all workers as one, counts added up.
 * @returns rejects when a worker does not answer within five seconds
 */
export function readWorkers(): () => Promise<string> {
  const aggregator = new AggregatorRegistry()
  return () => aggregator.clusterMetrics()
}
