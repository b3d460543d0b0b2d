import { createClient, createCluster } from 'redis'

/**
 * Connects a client of a different library than the stores use, so that faults in either show up. It reconnects however
 * often its Redis is down.
 */
export async function connectClient(url: string) {
  const client = createClient({ url, RESP: 2 }).on('error', () => undefined)
  await client.connect()
  return client
}

export type RedisTestClient = Awaited<ReturnType<typeof connectClient>>

/** Connects to every node a command may need: one Redis, or a cluster's current masters. */
export async function connectAll(url: string) {
  const [, hosts] = /^redis-cluster:\/\/(.*)$/.exec(url) ?? []
  if (hosts === undefined) {
    const client = await connectClient(url)
    return { masters: async (): Promise<readonly RedisTestClient[]> => [client], close: () => client.destroy() }
  }
  const rootNodes = hosts.split(',').map((host) => ({ url: `redis://${host}` }))
  const cluster = createCluster({ rootNodes, RESP: 2 }).on('error', () => undefined)
  await cluster.connect()
  return {
    masters: (): Promise<readonly RedisTestClient[]> =>
      Promise.all(cluster.masters.map((master) => cluster.nodeClient(master))),
    close: () => cluster.destroy(),
  }
}
