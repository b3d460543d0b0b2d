import { advanceClock, decideCommand } from '@highjinks/games/session'
import type { SettingsChange } from '@highjinks/protocol'
import type { RealtimeDeps } from '../deps.ts'
import type { HeldSeat } from './party.ts'
import {
  makeSession,
  type OpenSession,
  Phone,
  type PhoneOptions,
  type Process,
  startProcess,
  takeSeat,
} from './party.ts'
import { openSpiedStore, type SpiedStore, type SpiedStoreOptions } from './spied-store.ts'

/** Servers on a clock that tests move, and everyone who connects to them; closed together. */
export class TestRig {
  readonly spied: SpiedStore
  private readonly phones: Phone[] = []
  private readonly servers: Process[] = []

  constructor(options: SpiedStoreOptions = {}) {
    this.spied = openSpiedStore(options)
  }

  async open(more: Partial<RealtimeDeps> = {}): Promise<Process> {
    const server = await startProcess(this.spied.store, more)
    this.servers.push(server)
    return server
  }

  phone(server: Process, session: OpenSession, seats: readonly HeldSeat[], more?: PhoneOptions): Phone {
    const phone = new Phone(server.url, session.code, seats, more)
    this.phones.push(phone)
    return phone
  }

  /** Creates a session with these guests on one phone each, the host's first, all connected and online. */
  async gather(server: Process, slug: string, guests: readonly string[], settings: SettingsChange = {}) {
    const session = await makeSession(this.spied.store, slug, settings)
    const seats = [session.host]
    for (const name of guests) seats.push(await takeSeat(this.spied.store, session, name))
    const phones = seats.map((seat) => this.phone(server, session, [seat]))
    await Promise.all(
      phones.map((one) => one.until((m) => m.view.players.filter((p) => p.online).length === seats.length)),
    )
    // Time will jump, but the connections are real and won't.
    await this.keepPresent(session, seats)
    const [host, ann, bob] = phones
    if (!host || !ann) throw new Error('a table needs two')
    return { session, seats, phones, host, ann, bob: bob ?? ann }
  }

  keepPresent(session: OpenSession, seats: readonly HeldSeat[]): Promise<void> {
    return this.spied.store.presence.keep(
      seats.map((seat) => ({ session: session.id, seat: seat.id, connection: 'kept' })),
      1e9,
    )
  }

  async start(session: OpenSession, host: Phone): Promise<void> {
    await host.send({ type: 'start' })
    await this.pass(session, 1500)
    await host.until((m) => m.view.session.status === 'playing')
    if (host.view.table?.phase === 'pen') await this.putDownPens(session, host)
  }

  /** Makes everyone skip writing a statement before the first card. */
  private async putDownPens(session: OpenSession, host: Phone): Promise<void> {
    const sender = { freshId: () => 'none', keyOf: (name: string) => name }
    for (const seat of host.view.table?.waiting ?? []) {
      await this.spied.store.update(session.id, (held, now) =>
        decideCommand(
          held,
          { ...sender, seat },
          { type: 'move', cue: held.cue, move: { type: 'pass' } },
          { now, random: Math.random },
        ),
      )
    }
    await host.until((m) => m.view.table?.phase !== 'pen')
  }

  /** Lets time pass and waits for the clock. */
  async pass(session: OpenSession, milliseconds: number): Promise<void> {
    this.spied.elapse(milliseconds)
    await this.spied.store.update(session.id, (session, now) => advanceClock(session, { now, random: Math.random }))
  }

  async close(): Promise<void> {
    for (const phone of this.phones.splice(0)) phone.close()
    for (const server of this.servers.splice(0)) await server.close()
    await this.spied.store.close()
  }
}
