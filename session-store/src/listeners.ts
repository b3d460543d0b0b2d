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
      // Wrapped, so that the same function given twice is two listeners with two ends.
      const own = (id: SessionId, message: Message) => listener(id, message)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
    tell: (id, message) => {
      // At once: whoever sent the change is shown it before they are answered
      for (const listener of listeners) call(listener, id, message)
    },
  }
}

/** The sessions this process wants to hear about, and how often each was asked for. */
export interface WatchList {
  /** True when this is the first to ask. */
  readonly add: (id: SessionId) => boolean
  /** True when nobody asks any more. */
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
