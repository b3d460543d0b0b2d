import { Socket } from 'node:net'

/**
 * Private parts of the MongoDB driver, because nothing public leads to the connections in use. The driver never
 * notifies a caller that waits to write into a socket that has closed, so the caller would keep its connection in the
 * pool.
 */

interface Connection {
  readonly closed: boolean
  readonly socket: Socket
}

/**
 * Wakes waiting writers, so that they notice their closed socket. There is no client before the first connection
 * attempt.
 */
export function wakeWriters(client: object | null): void {
  for (const { closed, socket } of connectionsInUse(client)) if (closed) socket.emit('drain')
}

/** Throws if the driver has changed so that writers couldn't be woken. Called right after connecting. */
export function proveReachable(client: object): void {
  const servers = serversOf(client)
  if (servers.length === 0) throw new Error('the MongoDB driver no longer keeps its servers in `topology.s.servers`')
  for (const server of servers)
    if (!(at(server, 'pool', 'checkedOutConnections') instanceof Set))
      throw new Error('the MongoDB driver no longer keeps the connections in use in `pool.checkedOutConnections`')
  // Maybe none is in use now; the first one must have the fields we read
  connectionsInUse(client)
}

function connectionsInUse(client: object | null): readonly Connection[] {
  return serversOf(client).flatMap((server) => {
    const inUse = at(server, 'pool', 'checkedOutConnections')
    return inUse instanceof Set ? [...inUse].map(proven) : []
  })
}

function proven(connection: unknown): Connection {
  const [closed, socket] = [at(connection, 'closed'), at(connection, 'socket')]
  if (typeof closed === 'boolean' && socket instanceof Socket) return { closed, socket }
  throw new Error('a connection of the MongoDB driver no longer has `closed` and `socket`')
}

function serversOf(client: unknown): readonly unknown[] {
  const servers = at(client, 'topology', 's', 'servers')
  return servers instanceof Map ? [...servers.values()] : []
}

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce(
    (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
    value,
  )
}
