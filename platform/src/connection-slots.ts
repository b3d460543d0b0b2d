/** The part of a connection that slots need. */
export interface SlotHolder {
  /** The address that holds it; null while unknown, because a trusted proxy brings many callers over one connection. */
  from: string | null
  /** Returns whether it's idle: no call is being answered on it and no socket uses it. */
  readonly isIdle: () => boolean
  readonly end: () => void
}

export interface SlotLimits {
  /** The limit for all connections together. */
  readonly total: number
  /** The limit for one address. */
  readonly perAddress: number
}

export interface ConnectionSlots {
  /**
   * Returns false if no slot is free. To free one, an idle connection of the same address, or of the address with the
   * most, may be closed.
   */
  take(connection: SlotHolder): boolean
  /** Counts the connection for the address that a proxy reported. Returns false if that address is at its limit. */
  assign(connection: SlotHolder, from: string): boolean
  leave(connection: SlotHolder): void
}

/** Decides which connections to keep when one address, or all together, have too many. */
export function createConnectionSlots({ total, perAddress }: SlotLimits): ConnectionSlots {
  const taken = new Set<SlotHolder>()
  /** The connections of each address, oldest first. */
  const held = new Map<string, Set<SlotHolder>>()
  const heldBy = (from: string | null) => (from === null ? 0 : (held.get(from)?.size ?? 0))

  function hold(connection: SlotHolder, from: string): void {
    connection.from = from
    held.set(from, (held.get(from) ?? new Set()).add(connection))
  }

  function leave(connection: SlotHolder): void {
    taken.delete(connection)
    if (connection.from === null) return
    held.get(connection.from)?.delete(connection)
    if (heldBy(connection.from) === 0) held.delete(connection.from)
  }

  /** Closes the oldest idle connection, or the newest busy one if forced. */
  function giveUpOne(from: string, isForced: boolean): boolean {
    const own = [...(held.get(from) ?? [])]
    const given = own.find((one) => one.isIdle()) ?? (isForced ? own.at(-1) : undefined)
    if (!given) return false
    leave(given)
    given.end()
    return true
  }

  const hasRoomFor = (from: string) => heldBy(from) < perAddress || giveUpOne(from, false)

  /** If the caller's address would then hold as many as the fullest one, only an idle connection gives up its slot. */
  function makeRoom(from: string | null): boolean {
    if (taken.size < total) return true
    let fullest: string | null = null
    for (const [holder, own] of held) if (own.size > heldBy(fullest)) fullest = holder
    return fullest !== null && giveUpOne(fullest, heldBy(fullest) > heldBy(from) + 1)
  }

  return {
    take(connection) {
      const { from } = connection
      if ((from !== null && !hasRoomFor(from)) || !makeRoom(from)) return false
      taken.add(connection)
      if (from !== null) hold(connection, from)
      return true
    },
    assign(connection, from) {
      if (!hasRoomFor(from)) return false
      hold(connection, from)
      return true
    },
    leave,
  }
}

/** The share of a process's open files that connections may use. Stores, logs and static files need the rest. */
const SHARE_OF_FILES = 0.8

/** Returns how many connections this process can hold within the system's limits. */
export function maxOpenConnections(most: number): number {
  const limits: unknown = Reflect.get(process.report.getReport(), 'userLimits')
  const files: unknown = typeof limits === 'object' && limits !== null ? Reflect.get(limits, 'open_files') : undefined
  const soft: unknown = typeof files === 'object' && files !== null ? Reflect.get(files, 'soft') : undefined
  return typeof soft === 'number' ? Math.min(most, Math.floor(soft * SHARE_OF_FILES)) : most
}
