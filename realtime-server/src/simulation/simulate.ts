import { pickOne, randomBelow, seeded } from '@highjinks/games'
import { createLog } from '@highjinks/platform'
import { checkHistory, checkOutcomes, checkRest } from './check.ts'
import { SEATS, someEvening, someIntent } from './evening.ts'
import { Floor } from './floor.ts'
import { SimulatedPhone } from './phone.ts'
import { SimulatedProcess } from './process.ts'
import type { Chance } from './store.ts'
import { keyOf, Truth } from './truth.ts'

export interface Report {
  readonly faults: readonly string[]
  readonly commits: number
  readonly acks: number
  readonly kills: number
}

const ROUNDS = ['sweep', 'expired', 'compare', 'heal', 'renew'] as const
/** Long enough for a dead process's presence to expire and its players to count as away. */
const REST_ROUNDS = 8
const REST_STEP_MS = 4000
const REST_MOST = 40
const FROZEN_MS = 32_000
const JUMP_MS = 60 * 60 * 1000

/** Plays one evening on three processes, driven step by step by chance: the same seed gives the same evening. */
export async function simulate(seed: number, steps: number): Promise<Report> {
  const world = new World(seed)
  for (let step = 0; step < steps; step++) await world.step()
  await world.rest()
  return world.report()
}

class World {
  private readonly random: () => number
  private readonly floor = new Floor()
  private readonly truth: Truth
  private readonly first
  private readonly chance: Chance = { random: () => 0 }
  private readonly faults: string[] = []
  private readonly log = createLog('error', { write: (line: string) => void this.faults.push(line) })
  private readonly phones: SimulatedPhone[]
  private readonly trouble: number
  private readonly widest: number
  private network: (() => void)[] = []
  private processes: (SimulatedProcess | null)[] = [null, null, null]
  private kills = 0
  private loss = 0

  constructor(seed: number) {
    this.random = seeded(seed)
    this.first = someEvening(1_700_000_000_000 - 1500, this.random)
    this.truth = new Truth(this.first, (news, by) => {
      for (const process of this.processes) {
        if (process && process !== by) this.network.push(() => process.store.hear(news))
      }
    })
    this.trouble = this.random() < 0.1 ? 0 : this.random()
    this.widest = this.random() < 0.2 ? 30_000 : 50
    const post = (arrive: () => void) => void this.network.push(arrive)
    const [ada, bea, cem, dov] = SEATS.map((seat) => [seat])
    // Bea has two tabs. Cem and Dov share a phone, and Dov also has his own.
    const held = [ada, bea, bea, [...(cem ?? []), ...(dov ?? [])], dov]
    this.phones = held.map((seats, i) => new SimulatedPhone(`tab${i}`, this.first.code, seats ?? [], post))
    this.processes = this.processes.map(() => this.start())
  }

  async step(): Promise<void> {
    const dice = this.random()
    if (dice < 0.42) this.floor.step(this.random)
    else if (dice < 0.74) this.deliver()
    else if (dice < 0.86) this.act()
    else if (dice < 0.9) this.truth.now += randomBelow(this.random() < 0.1 ? 12_000 : 1500, this.random)
    else if (dice < 0.95) pickOne(this.live(), this.random)?.round(pickOne(ROUNDS, this.random) ?? 'sweep')
    else if (this.random() < this.trouble) this.goWrong()
    await untilIdle()
  }

  /** Nobody taps and no process dies. Open work finishes, and absent players become away. */
  async rest(): Promise<void> {
    for (let round = 0; round < REST_MOST; round++) {
      const before = this.truth.held.v
      // Only a heartbeat makes up for the last lost message.
      this.loss = round <= REST_ROUNDS ? this.trouble * 0.3 : 0
      // A process that lost it twice is only trusted after a while
      if (round < REST_ROUNDS || round === REST_ROUNDS + 1) this.truth.now += REST_STEP_MS
      this.processes = this.processes.map((process) => process ?? this.start())
      for (const phone of this.phones) {
        this.reconnect(phone)
        phone.line?.catchUp()
        phone.send()
      }
      for (const name of ROUNDS) for (const process of this.live()) process.round(name)
      await this.finish()
      for (const phone of this.phones) phone.sendHeartbeat()
      await this.finish()
      if (round > REST_ROUNDS && before === this.truth.held.v) return
    }
    this.faults.push('I8: it never comes to rest')
  }

  report(): Report {
    const clocks = this.live().map((process) => process.store.now())
    const acks = this.phones.flatMap((phone) => phone.commands).filter((one) => one.ack !== null).length
    const faults = [
      ...this.faults,
      ...this.truth.faults,
      ...checkRest(this.truth, this.phones, Math.min(...clocks)),
      ...checkOutcomes(this.first, this.truth, this.phones),
      ...checkHistory(this.first, this.truth, this.chance),
    ]
    return { faults, commits: this.truth.commits.length, acks, kills: this.kills }
  }

  private start(): SimulatedProcess {
    const skew = Math.round((this.random() - 0.5) * this.widest)
    const nextSeed = () => randomBelow(2 ** 31, this.random)
    const { truth, floor, chance, log } = this
    return new SimulatedProcess({ truth, floor, chance, log, skew, nextSeed, name: `process${this.kills}` })
  }

  private live(): SimulatedProcess[] {
    return this.processes.filter((process) => process !== null)
  }

  private deliver(): void {
    const [arrive] = this.network.splice(randomBelow(this.network.length, this.random), 1)
    if (this.random() >= this.loss) arrive?.()
  }

  private act(): void {
    const phone = pickOne(this.phones, this.random)
    if (!phone || phone.isClosed) return
    if (!phone.isConnected) return this.reconnect(phone)
    if (phone.pending) return phone.send()
    const seat = pickOne(phone.seats, this.random)
    const versions = this.phones
      .flatMap((one) => one.commands)
      .map(({ ack, command }) => (ack?.ok ? (this.truth.outcomes.get(keyOf(command))?.[0]?.v ?? 0) : 0))
    if (seat) phone.tap(seat, someIntent(this.truth.held.session, seat, this.random), Math.max(0, ...versions))
  }

  private reconnect(phone: SimulatedPhone): void {
    const process = pickOne(this.live(), this.random)
    if (process && !phone.isConnected && !phone.isClosed) phone.connect(process)
  }

  private goWrong(): void {
    const dice = this.random()
    const at = randomBelow(this.network.length, this.random)
    const phone = pickOne(this.phones, this.random)
    if (dice < 0.2) this.network.splice(at, 1)
    else if (dice < 0.45) this.network[at]?.()
    else if (dice < 0.6) this.floor.lose(this.random)
    else if (dice < 0.7) phone?.line?.end()
    else if (dice < 0.8 && phone?.line) phone.line.isSlow = true
    else if (dice < 0.85) phone?.line?.catchUp()
    else if (dice < 0.87) this.freeze()
    else if (dice < 0.88) this.truth.now += (this.random() < 0.5 ? -1 : 1) * JUMP_MS
    else this.killOrStart()
  }

  /** The store answers nobody for longer than entries are kept, without losing a connection. */
  private freeze(): void {
    while (this.floor.size > 0) this.floor.lose(() => 1)
    this.truth.now += FROZEN_MS
  }

  private killOrStart(): void {
    const at = randomBelow(this.processes.length, this.random)
    const process = this.processes[at]
    if (!process) {
      this.processes[at] = this.start()
      return
    }
    this.kills++
    process.kill(this.floor, this.random)
    this.processes[at] = null
  }

  /** Delivers all messages and answers all requests. */
  private async finish(): Promise<void> {
    while (this.network.length > 0 || this.floor.size > 0) {
      for (let asked = this.floor.size; asked > 0; asked--) this.floor.step(this.random)
      for (let sent = this.network.length; sent > 0; sent--) this.deliver()
      await untilIdle()
    }
  }
}

/** Lets promises run until they wait for the scheduler again. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
