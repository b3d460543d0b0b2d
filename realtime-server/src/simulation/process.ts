import { type Log, Registry, UNWATCHED } from '@highjinks/platform'
import type { Refusal } from '@highjinks/protocol'
import { BalconyKeeper } from '../balcony.ts'
import { Client } from '../client.ts'
import { serveConnection } from '../connection.ts'
import { checkHandshake, readHandshake } from '../handshake.ts'
import { PresenceKeeper } from '../presence.ts'
import { createRateLimits } from '../rate-limits.ts'
import { SessionRooms } from '../rooms.ts'
import { createSweep } from '../sweep.ts'
import type { Floor } from './floor.ts'
import { createStore, type SimulatedStore, type StoreDeps } from './store.ts'
import { type Line, socketOf, wireOf } from './wire.ts'

type Deps = Omit<StoreDeps, 'owner'> & { readonly log: Log; readonly name: string }

/** The real handlers of one process, on a store and sockets that the scheduler controls. */
export class SimulatedProcess {
  readonly name: string
  readonly store: SimulatedStore
  private readonly rooms: SessionRooms
  private readonly presence: PresenceKeeper
  private readonly lines: Line[] = []
  private readonly deps: Deps
  private readonly random: () => number
  private readonly balcony: BalconyKeeper
  private readonly sweep: () => Promise<void>

  constructor(deps: Deps) {
    this.deps = deps
    this.name = deps.name
    this.random = () => deps.chance.random()
    this.store = createStore({ ...deps, owner: this })
    this.sweep = createSweep(this.store, this.random, deps.log, new Registry())
    this.rooms = new SessionRooms(this.store, deps.log)
    this.presence = new PresenceKeeper({
      store: this.store,
      rooms: this.rooms,
      random: this.random,
      processId: deps.name,
      log: deps.log,
    })
    const { store, rooms } = this
    this.balcony = new BalconyKeeper({ store, rooms, processId: deps.name, log: deps.log, isLimited: false })
  }

  async greet(auth: unknown, line: Line): Promise<Refusal | null> {
    this.lines.push(line)
    const asked = readHandshake(auth)
    const answer = asked.ok ? await checkHandshake(asked.state, 'the simulation', this.store) : asked
    if (!answer.ok) return answer.code
    if (!line.isOpen) return 'unavailable'
    const [socket, wire] = [socketOf(line), wireOf(line)]
    serveConnection(socket, wire, new Client(socket, wire, answer.arrival), {
      deps: { store: this.store, log: this.deps.log, random: this.random, watchdog: UNWATCHED },
      rooms: this.rooms,
      presence: this.presence,
      balcony: this.balcony,
      figures: { tap: () => undefined },
      rateLimits: createRateLimits(false),
    })
    return null
  }

  /** Runs a job that a timer would start. It may fail and comes again. */
  round(name: 'sweep' | 'expired' | 'compare' | 'heal' | 'renew'): void {
    const rounds = {
      sweep: () => this.sweep(),
      expired: () => this.presence.commitExpired(),
      compare: () => this.rooms.compare(),
      heal: () => this.presence.heal(),
      renew: () => this.presence.renew(),
    }
    rounds[name]().catch(() => undefined)
  }

  /** With -9. */
  kill(floor: Floor, random: () => number): void {
    floor.forget(this, random)
    for (const line of this.lines) line.cut()
    this.rooms.close()
    this.balcony.close()
  }
}
