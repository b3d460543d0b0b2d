import { collectDefaultMetrics, Registry } from 'prom-client'

export { Counter, Gauge, Histogram } from 'prom-client'

/** One per process, handed to whatever counts; two servers in one process share it. */
export function createMetrics(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}
export type Metrics = Registry
