import { seeded } from '@highjinks/games'
import { deadlineOf, hand, leftSeats, ownSeat, type Session, view } from '@highjinks/games/session'
import { type PlayerId } from '@highjinks/protocol'
import type { SimulatedPhone } from './phone.ts'
import type { Chance } from './store.ts'
import { isSame, keyOf, type Truth } from './truth.ts'

// SIM-1 in RULES.md explains I1 to I10.

const text = (value: unknown) => JSON.stringify(value)

/** Checks I1, order, and I3, replay. */
export function checkHistory(first: Session, truth: Truth, chance: Chance): string[] {
  const faults: string[] = []
  let session = first
  let v = 1
  for (const commit of truth.commits) {
    if (commit.v !== v + 1) faults.push(`I1: ${commit.v} follows ${v}`)
    chance.random = seeded(commit.seed)
    // Reads it like a restarted process.
    const step = commit.change(JSON.parse(text(session)), commit.now)
    if (!step.ok || !isSame(step.state, commit.session)) faults.push(`I3: version ${commit.v} is not reproduced`)
    session = commit.session
    v = commit.v
  }
  if (truth.held.v !== v) faults.push(`I1: ends at ${truth.held.v} instead of ${v}`)
  return faults
}

/** Checks I2, exactly once, and I6, real time. */
export function checkOutcomes(first: Session, truth: Truth, phones: readonly SimulatedPhone[]): string[] {
  const faults: string[] = []
  for (const [key, outcomes] of truth.outcomes)
    if (outcomes.length > 1) faults.push(`I2: ${key} settled ${outcomes.length} times`)
  const made = new Map([[1, first], ...truth.commits.map(({ v, session }) => [v, session] as const)])
  const asked = phones.flatMap((phone) => phone.commands.map((one) => ({ ...one, phone })))
  for (const { command, ack, after, wasOvertaken, wasUnshown, phone } of asked) {
    if (!ack) continue
    const isSeated = truth.held.session.seats.some((seat) => seat.id === command.seat)
    if (wasOvertaken && isSeated)
      faults.push(`I2: ${keyOf(command)} had an outcome beside not-your-seat, and its seat is there`)
    // A sender whose seat is gone only learns that.
    if (!isSeated && !ack.ok && ack.code === 'not-your-seat') continue
    const [outcome] = truth.outcomes.get(keyOf(command)) ?? []
    const isTold = outcome?.ok === ack.ok && (ack.ok || (!outcome.ok && outcome.code === ack.code))
    if (!isTold) faults.push(`I2: ${keyOf(command)} was told ${text(ack)}, settled ${text(outcome)}`)
    if (!ack.ok) continue
    if (ack.v > 0 && !made.has(ack.v)) faults.push(`I2: ${keyOf(command)} acknowledged at ${ack.v}, which never was`)
    const v = outcome?.v ?? 0
    // A connection that ends with the answer, because the session or seat is gone, shows nothing more
    const isLeaving = truth.held.session.ended || idsIn(truth.held.session, phone).length < phone.seats.length
    const seen = made.get(ack.v)
    // A later version that undid it may look like the one that was shown before
    const looksSame = (later: Session) => seen && isSame(shownOf(seen, phone), shownOf(later, phone))
    const isShown = ack.v >= v || truth.commits.some((commit) => commit.v >= v && looksSame(commit.session))
    if (!isShown && !wasUnshown && !isLeaving)
      faults.push(`I2: ${keyOf(command)} of ${v} was answered when only ${ack.v} was shown`)
    if (v < after) faults.push(`I6: ${keyOf(command)} at ${v}, though ${after} was acknowledged before it was tapped`)
  }
  return faults
}

/** Checks I5, screens, I7, secrecy, and I8, liveness. */
export function checkRest(truth: Truth, phones: readonly SimulatedPhone[], latestClock: number): string[] {
  const { session, v } = truth.held
  const faults = phones.flatMap((phone) => phone.faults)
  const deadline = deadlineOf(session)
  if (deadline !== null && deadline <= latestClock - 500) faults.push(`I8: a deadline ${latestClock - deadline} ms ago`)
  if (!session.ended) faults.push(...checkPresence(session, phones))
  for (const phone of phones) {
    if (phone.isClosed || session.ended) continue
    if (phone.pending) faults.push(`I8: ${text(phone.pending.command)} has no outcome`)
    // If one of two seats on a phone is gone, the phone stays for the other.
    const ids = idsIn(session, phone)
    // Versions that look the same are not sent
    const { now: _now, v: _v, ...shown } = phone.latest ?? { now: 0, v: 0 }
    if (!isSame(shown, shownOf(session, phone))) faults.push(`I5, I7: ${ids.join()} shows version ${phone.v} of ${v}`)
  }
  return faults
}

function idsIn(session: Session, { seats }: SimulatedPhone): PlayerId[] {
  return seats.map(({ id }) => id).filter((id) => session.seats.some((seat) => seat.id === id))
}

/** Builds everything that a session shows to this phone's seats. */
function shownOf(session: Session, phone: SimulatedPhone) {
  const ids = idsIn(session, phone)
  return {
    epoch: session.epoch,
    hands: Object.fromEntries(ids.map((id) => [id, hand(session, id)])),
    own: Object.fromEntries(ids.map((id) => [id, ownSeat(session, id)])),
    left: leftSeats(session, ids),
    view: view(session),
  }
}

/** Checks I9, presence. */
function checkPresence(session: Session, phones: readonly SimulatedPhone[]): string[] {
  const connected = new Set(
    phones.filter((phone) => phone.isConnected).flatMap((phone) => phone.seats.map(({ id }) => id)),
  )
  const people = session.seats.filter((seat) => !seat.isBot && !seat.hasLeft)
  const wrong = people.filter((seat) => seat.online !== connected.has(seat.id))
  return wrong.map((seat) => `I9: ${seat.id} is ${seat.online ? 'online and not connected' : 'connected and away'}`)
}
