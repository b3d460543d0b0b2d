import { Histogram, type Metrics } from '@highjinks/platform'
import type { SessionStore } from './port.ts'

/** Wraps a store to time its answers. */
export function timeStore(store: SessionStore, metrics: Metrics): SessionStore {
  const seconds = new Histogram({
    name: 'highjinks_store_seconds',
    help: 'How long the session store took to answer, or to say that it is away',
    labelNames: ['call'],
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [metrics],
  })
  function timed<Args extends readonly unknown[], Result>(call: string, ask: (...args: Args) => Promise<Result>) {
    seconds.zero({ call })
    return (...args: Args): Promise<Result> => {
      const began = performance.now()
      return ask(...args).finally(() => seconds.observe({ call }, (performance.now() - began) / 1000))
    }
  }
  return {
    ...store,
    create: timed('create', store.create),
    read: timed('read', store.read),
    find: timed('find', store.find),
    update: timed('update', store.update),
    due: timed('due', store.due),
    versions: timed('versions', store.versions),
  }
}
