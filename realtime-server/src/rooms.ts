import { NewerSession } from '@highjinks/games/session'
import type { Log } from '@highjinks/platform'
import { isNewer, type SessionId } from '@highjinks/protocol'
import type { SessionStore, Stored } from '@highjinks/session-store'
import type { Client } from './client.ts'
import { SessionRoom } from './room.ts'

/** The rooms this process serves. It hears about commits, reads each one once, and sends it to its own sockets. */
export class SessionRooms {
  private readonly rooms = new Map<SessionId, SessionRoom>()
  private readonly reading = new Map<SessionId, { readonly done: Promise<void>; next: Promise<void> | null }>()
  private readonly store: SessionStore
  private readonly log: Log
  private readonly unlisten: (() => void)[]

  constructor(store: SessionStore, log: Log) {
    this.store = store
    this.log = log
    this.unlisten = [
      store.onCommit((id, { v, session }) => {
        const room = this.rooms.get(id)
        if (!room || session === room.session) return
        if (session && isNewer({ v, epoch: session.epoch }, room.position)) this.apply(id, { v, session })
        else void this.refresh(id)
      }),
      store.onReaction((id, { from, kind }) => {
        for (const client of this.rooms.get(id)?.clients() ?? []) client.sendReaction(from, kind)
      }),
    ]
  }

  get count(): number {
    return this.rooms.size
  }

  ids(): SessionId[] {
    return [...this.rooms.keys()]
  }

  get(id: SessionId): SessionRoom | undefined {
    return this.rooms.get(id)
  }

  *clients(): Generator<Client> {
    for (const room of this.rooms.values()) yield* room.clients()
  }

  enter(client: Client): SessionRoom {
    const id = client.sessionId
    let room = this.rooms.get(id)
    if (!room) {
      room = new SessionRoom(this.store.now, this.log)
      this.rooms.set(id, room)
      this.store.watch(id)
    }
    room.add(client)
    return room
  }

  leave(client: Client): void {
    const room = this.rooms.get(client.sessionId)
    room?.remove(client)
    if (room?.size === 0) {
      this.rooms.delete(client.sessionId)
      this.store.unwatch(client.sessionId)
    }
  }

  /** Reads the newest version and shows it. Calls during a read share one more read and wait for it. */
  refresh(id: SessionId): Promise<void> {
    const under = this.reading.get(id)
    if (under) return (under.next ??= under.done.then(() => this.refresh(id)))
    const done = this.readNewest(id).finally(() => this.reading.delete(id))
    this.reading.set(id, { done, next: null })
    return done
  }

  private async readNewest(id: SessionId): Promise<void> {
    try {
      const stored = await this.store.read(id)
      if (stored) this.apply(id, stored)
    } catch (fault) {
      if (fault instanceof NewerSession) return this.sendElsewhere(id)
      // Rooms are compared with the store every two seconds, which reads it again.
      this.log.fault('could not read a session', fault, { session: id }, 'warn')
    }
  }

  /**
   * A newer software version plays this session, so its phones have to find a process that can follow, until none
   * is left here.
   */
  private sendElsewhere(id: SessionId): void {
    for (const client of this.rooms.get(id)?.clients() ?? []) client.sendElsewhere(this.store.now())
  }

  private apply(id: SessionId, stored: Stored): void {
    const room = this.rooms.get(id)
    if (!room) return
    const { epoch, v } = room.position
    if (room.session && stored.session.epoch > epoch) {
      this.log.warn({ session: id, had: v, has: stored.v }, 'the store was set back to an older state')
    }
    room.update(stored)
  }

  /** Asks for the versions of all rooms here, so that a lost announcement costs at most one interval. */
  async compare(): Promise<void> {
    const ids = this.ids()
    if (ids.length === 0) return
    const versions = await this.store.versions(ids)
    const behind: SessionId[] = []
    for (const [i, id] of ids.entries()) {
      const room = this.rooms.get(id)
      const v = versions[i] ?? null
      if (v === null) for (const client of room?.clients() ?? []) client.close('expired')
      else if (room && v !== room.position.v) behind.push(id)
    }
    await Promise.all(behind.map((id) => this.refresh(id)))
    for (const room of this.rooms.values()) room.catchUp()
  }

  close(): void {
    for (const stop of this.unlisten) stop()
  }
}
