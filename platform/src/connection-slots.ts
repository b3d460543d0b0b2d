/** What a slot needs to know about its connection. */
export interface SlotHolder {
  /** Whose it is; null: nobody's, as a trusted proxy brings many callers over it. */
  from: string | null
  /** Nothing is being answered on it, and nobody talks over it as a socket. */
  readonly isIdle: () => boolean
  readonly end: () => void
}

export interface SlotLimits {
  /** All connections together. */
  readonly total: number
  /** Those of one address. */
  readonly perAddress: number
}

export interface ConnectionSlots {
  /** False: there is no free slot. An idle one of its own address, or one of whoever holds most, may go for it. */
  take(connection: SlotHolder): boolean
  /** It turns out to be this address's, as a proxy tells; false: that has as many as it may. */
  assign(connection: SlotHolder, from: string): boolean
  leave(connection: SlotHolder): void
}

/** Who keeps a connection when one address, or all together, have too many. */
export function createConnectionSlots({ total, perAddress }: SlotLimits): ConnectionSlots {
  const taken = new Set<SlotHolder>()
  /** In the order in which they came. */
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

  /** An idle one first, the oldest; else, if it must be, the newest. */
  function giveUpOne(from: string, isForced: boolean): boolean {
    const own = [...(held.get(from) ?? [])]
    const given = own.find((one) => one.isIdle()) ?? (isForced ? own.at(-1) : undefined)
    if (!given) return false
    leave(given)
    given.end()
    return true
  }

  const hasRoomFor = (from: string) => heldBy(from) < perAddress || giveUpOne(from, false)

  /** Whoever would then hold as many as whoever holds most has no better claim than to what lies idle. */
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

/** Of so many files that a process may have open, some are for stores, logs and what is sent. */
const SHARE_OF_FILES = 0.8

/** How many connections this process can hold, as the system lets it. */
export function maxOpenConnections(most: number): number {
  const limits: unknown = Reflect.get(process.report.getReport(), 'userLimits')
  const files: unknown = typeof limits === 'object' && limits !== null ? Reflect.get(limits, 'open_files') : undefined
  const soft: unknown = typeof files === 'object' && files !== null ? Reflect.get(files, 'soft') : undefined
  return typeof soft === 'number' ? Math.min(most, Math.floor(soft * SHARE_OF_FILES)) : most
}
