import { Socket } from 'node:net'

/**
 * The one reach into what the MongoDB driver keeps to itself, as nothing public leads to the connections in use: whoever
 * waits to write into a socket that has closed meanwhile is never told by the driver, and keeps their place in its pool.
 */

interface Connection {
  readonly closed: boolean
  readonly socket: Socket
}

/** Told that they may write, they see what became of it. Before the first try there is no client. */
export function wakeWriters(client: object | null): void {
  for (const { closed, socket } of connectionsInUse(client)) if (closed) socket.emit('drain')
}

/** Throws when the driver has changed so that writers could not be woken; asked when it has just connected. */
export function proveReachable(client: object): void {
  const servers = serversOf(client)
  if (servers.length === 0) throw new Error('the MongoDB driver no longer keeps its servers in `topology.s.servers`')
  for (const server of servers)
    if (!(at(server, 'pool', 'checkedOutConnections') instanceof Set))
      throw new Error('the MongoDB driver no longer keeps the connections in use in `pool.checkedOutConnections`')
  // None is in use now, perhaps; the first that is has to have what is looked at
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
