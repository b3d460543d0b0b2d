import { createClient, createCluster } from 'redis'

/**
 * Tests ask a Redis through a client of another make than the one that the stores write with, so that a fault of either
 * shows. It comes back however often its Redis is away.
 */
export async function connectClient(url: string) {
  const client = createClient({ url, RESP: 2 }).on('error', () => undefined)
  await client.connect()
  return client
}

export type RedisTestClient = Awaited<ReturnType<typeof connectClient>>

/** Those that a question has to go to: one, or of a cluster its masters of the moment. */
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
