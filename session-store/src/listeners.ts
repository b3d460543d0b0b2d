import type { SessionId } from '@highjinks/protocol'
import type { TellFault } from './port.ts'

export interface Listeners<Message> {
  readonly add: (listener: (id: SessionId, message: Message) => void) => () => void
  readonly tell: (id: SessionId, message: Message) => void
}

export function createListeners<Message>(onFault: TellFault): Listeners<Message> {
  const listeners = new Set<(id: SessionId, message: Message) => void>()
  function call(listener: (id: SessionId, message: Message) => void, id: SessionId, message: Message) {
    try {
      listener(id, message)
    } catch (fault) {
      onFault('a listener of a session failed', fault, { session: id })
    }
  }
  return {
    add: (listener) => {
      // A wrapper, so that the same function passed twice counts as two listeners
      const own = (id: SessionId, message: Message) => listener(id, message)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
    tell: (id, message) => {
      // Right away, so that the sender sees the change before the answer
      for (const listener of listeners) call(listener, id, message)
    },
  }
}

/** The sessions this process listens to, and how often each was requested. */
export interface WatchList {
  /** Returns true for the first request. */
  readonly add: (id: SessionId) => boolean
  /** Returns true if no requests are left. */
  readonly remove: (id: SessionId) => boolean
  readonly has: (id: SessionId) => boolean
  readonly all: () => readonly SessionId[]
}

export function createWatchList(): WatchList {
  const counts = new Map<SessionId, number>()
  return {
    add: (id) => {
      const count = counts.get(id) ?? 0
      counts.set(id, count + 1)
      return count === 0
    },
    remove: (id) => {
      const count = counts.get(id) ?? 0
      if (count > 1) counts.set(id, count - 1)
      else counts.delete(id)
      return count === 1
    },
    has: (id) => counts.has(id),
    all: () => [...counts.keys()],
  }
}
