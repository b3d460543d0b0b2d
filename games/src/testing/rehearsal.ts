import { DEFAULT_SETTINGS, type PlayerId, type Settings, type Step, TOPICS } from '@highjinks/protocol'
import { pickOne, randomBelow, seeded, shuffle } from '../kit/chance.ts'
import type { Game, HandOf, ViewOf } from '../kit/define.ts'
import type { Context, Offer, Seat } from '../kit/game.ts'
import { contextAt } from './context.ts'

/** A table between two calls, for the rehearsal's observer. */
export interface TableSnapshot<G> {
  readonly view: ViewOf<G>
  readonly hands: Readonly<Record<PlayerId, HandOf<G> | null>>
}

export interface Script<G> {
  readonly seed: number
  /** The number of players, or their names. */
  readonly seats: number | readonly PlayerId[]
  readonly settings?: Partial<Settings>
  /** Chance that was drawn from before; by default a new one from the seed. */
  readonly random?: () => number
  /** The cards that were seen in other evenings. */
  readonly used?: readonly string[]
  /** Skips all checks, for benchmarks that play thousands. */
  readonly isTrusted?: boolean
  /** Makes players leave, come back, lose their connection, come late, dawdle, skip and send nonsense. */
  readonly isWild?: boolean
  /** The room's offers before the first card. */
  readonly offers?: readonly Offer[]
  readonly watch?: (glimpse: TableSnapshot<G>) => void
}

const NONSENSE: readonly unknown[] = [null, 7, 'roll', {}, { type: 'no-such-move' }, { type: 7 }, []]
/** The maximum of steps in an evening; more is a loop. */
const MOST_STEPS = 6000
/** The expensive checks run every this many changes; a number unrelated to anyone's phases. */
const CLOSE_LOOK = 29

/** For tests and benchmarks: plays a game from the first card to the podium, by its own `simulate` and by chance. */
export class Rehearsal<G extends Game> {
  state: unknown
  now = 1_000_000
  seats: Seat[]
  readonly settings: Settings
  readonly random: () => number
  private looks = 0
  private readonly game: G
  private readonly script: Script<G>

  constructor(game: G, script: Script<G>) {
    this.game = game
    this.script = script
    this.random = script.random ?? seeded(script.seed)
    this.settings = { ...DEFAULT_SETTINGS, ...script.settings }
    this.seats = idsOf(script.seats).map((id) => this.seat(id))
    this.state = game.setup({ used: script.used ?? [], written: [] }, this.context('clock'))
    this.look()
  }

  /** Plays to the podium and returns the number of steps. */
  run(): number {
    for (let step = 1; step <= MOST_STEPS; step++) {
      if (this.game.isOver(this.state)) return step
      if (this.script.isWild && this.random() < 0.15) this.mischief()
      else if (!this.act()) this.pass()
    }
    throw new Error(`seed ${this.script.seed} does not end: stuck in ${JSON.stringify(this.game.view(this.state))}`)
  }

  move(by: PlayerId, move: unknown): Step<unknown> {
    const step = this.game.move(this.state, move, this.context(by))
    if (step.ok) this.become(step.state)
    return step
  }

  /** Returns what this seat's simulated self would do now; null if it owes nothing. */
  simulated(id: PlayerId): unknown {
    return this.game.simulate(this.state, id, this.random)
  }

  /** Makes the move of this seat's simulated self, and returns whether there was one and it was accepted. */
  play(id: PlayerId): boolean {
    const move = this.simulated(id)
    return move !== null && this.move(id, move).ok
  }

  /** Moves time to the next deadline, grace included, if there is one. */
  pass(): void {
    const due = this.game.deadline(this.state, this.settings)
    if (due !== null) this.now = Math.max(this.now, due)
    const before = this.state
    this.become(this.game.tick(before, this.context('clock')))
    if (this.state === before && !this.skip()) this.everybodyReturns()
  }

  context(by: Context['by']): Context {
    const { now, random, seats, settings } = this
    return contextAt({ by, now, random, seats, settings, offers: this.script.offers ?? [] })
  }

  /** A player leaves, or their connection comes and goes. */
  change(id: PlayerId, change: Partial<Seat> | 'leave'): void {
    this.seats =
      change === 'leave'
        ? this.seats.filter((seat) => seat.id !== id)
        : this.seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat))
    this.become(this.game.tick(this.state, this.context('clock')))
  }

  private act(): boolean {
    this.now += randomBelow(3000, this.random)
    for (const seat of shuffle(this.seats, this.random).filter((one) => one.online)) {
      const move = this.simulated(seat.id)
      if (move === null || this.random() < 0.3) continue
      const step = this.move(seat.id, move)
      const isNew = !step.ok && step.code === 'not-playing'
      if (!step.ok && !isNew) throw new Error(`${step.code} for simulated ${JSON.stringify(move)}`)
      if (step.ok) return true
    }
    return false
  }

  private mischief(): void {
    const seat = pickOne(this.seats, this.random)
    const dice = this.random()
    if (!seat || dice < 0.1) return this.arrive()
    if (dice < 0.35) return this.change(seat.id, { online: !seat.online })
    if (dice < 0.45) return this.change(seat.id, 'leave')
    if (dice < 0.6) return this.pass()
    if (dice < 0.7) return void this.skip()
    if (dice < 0.85) return this.usurp(seat.id)
    if (this.move(seat.id, pickOne(NONSENSE, this.random)).ok) throw new Error('nonsense was accepted')
  }

  /** A player makes another player's move; the game decides whether they may make it too. */
  private usurp(by: PlayerId): void {
    const other = pickOne(this.seats, this.random)
    const move = other && this.simulated(other.id)
    if (move) this.move(by, move)
  }

  private arrive(): void {
    const known = new Set(this.seats.map((seat) => seat.id))
    const fresh = idsOf(idsOf(this.script.seats).length + 1)
      .map((id) => this.seat(id))
      .find((one) => !known.has(one.id))
    if (fresh) this.seats = [...this.seats, fresh]
    this.become(this.game.tick(this.state, this.context('clock')))
  }

  private skip(): boolean {
    const step = this.game.skip(this.state, this.context(this.seats[0]?.id ?? 'clock'), true)
    if (step.ok) this.become(step.state)
    return step.ok
  }

  private everybodyReturns(): void {
    if (this.seats.length === 0) this.arrive()
    this.seats = this.seats.map((seat) => ({ ...seat, online: true }))
  }

  private become(state: unknown): void {
    if (state === this.state) return
    this.state = state
    this.look()
  }

  /** Checks what must hold after every change, in every game. */
  private look(): void {
    if (this.script.isTrusted) return
    freeze(this.state)
    if (this.looks++ % CLOSE_LOOK === 0 || this.game.isOver(this.state)) this.lookClosely()
    const due = this.game.deadline(this.state, this.settings)
    if (due !== null && due <= this.now) throw new Error('a deadline in the past')
    if (!this.script.watch) return
    // `view` and `hand` of G return what ViewOf and HandOf of G name; TypeScript doesn't look into G.
    const view = this.game.view(this.state) as ViewOf<G>
    const hands = this.seats.map((seat) => [seat.id, this.game.hand(this.state, seat.id) as HandOf<G> | null] as const)
    this.script.watch({ view, hands: Object.fromEntries(hands) })
  }

  private lookClosely(): void {
    const parsed = this.game.state.safeParse(JSON.parse(JSON.stringify(this.state)))
    if (!parsed.success) throw new Error(`not a state: ${parsed.error.message}`)
    if (!isSame(parsed.data, this.state)) throw new Error('the round trip lost something')
    for (const row of this.game.standings(this.state)) {
      if (!Number.isFinite(row.score) || row.score % 10 !== 0) throw new Error(`score ${row.score}`)
    }
  }

  private seat(id: PlayerId): Seat {
    const muted =
      this.script.isWild && this.random() < 0.2 ? TOPICS.slice(0, randomBelow(TOPICS.length, this.random)) : []
    return { id, name: id.replace('player-', 'Player '), online: true, isBot: false, muted, canBeNamed: true }
  }
}

function idsOf(seats: number | readonly PlayerId[]): readonly PlayerId[] {
  return typeof seats === 'number' ? Array.from({ length: seats }, (_, i) => `player-${i}`) : seats
}

/** Makes a rule that writes into its input state throw. */
export function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b)
  const [left, right] = [Object.entries(a), Object.entries(b)]
  // Both come from JSON or go to it: a key missing on one side shows as a different length or value.
  return left.length === right.length && left.every(([key, value]) => isSame(value, Reflect.get(b, key)))
}
