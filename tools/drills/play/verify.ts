import { type SessionStore, StoreUnavailable } from '@highjinks/session-store'
import * as z from 'zod/mini'
import type { Mark, Write } from './history.ts'
import { type Party, screenFault } from './party.ts'
import { pause, type TimedCommand } from './player.ts'

export interface Findings {
  readonly faults: readonly string[]
  readonly acks: number
  readonly versions: number
}

/** Checks that every screen shows the newest version within `within` ms of everyone's last tap. */
export async function checkScreens(parties: readonly Party[], store: SessionStore, within = 60_000): Promise<string[]> {
  const deadline = performance.now() + within
  for (;;) {
    const faults: string[] = []
    for (const { id, players } of parties) {
      // Our own connection may return a moment after the servers'
      const stored = await store.read(id).catch((fault: unknown) => {
        if (fault instanceof StoreUnavailable) return undefined
        throw fault
      })
      if (stored === undefined) faults.push(`${id}: the store is away`)
      for (const player of stored === undefined ? [] : players) {
        const fault = stored ? screenFault(player, stored.session, stored.v) : `${id} is gone`
        if (fault) faults.push(`${id}: ${fault}`)
      }
    }
    if (faults.length === 0 || performance.now() > deadline) return faults
    await pause(100)
  }
}

/** A session of any version. */
const written = z.object({ seats: z.array(z.object({ id: z.string(), muted: z.array(z.string()) })) })

/** Compares acknowledgements with everything ever written: nothing lost, doubled or out of order. */
export function checkHistory(party: Party, writes: readonly Write[]): Findings {
  const faults: string[] = party.players.flatMap((player) => player.faults)
  const firstWrites = new Map<string, { readonly write: Write; readonly mark: Mark }>()
  const lastSeq = new Map<string, number>()
  let v = 0
  for (const write of writes) {
    // One commit may contain several changes, each of which is a version
    const before = v
    if (write.v !== null && write.v <= before) faults.push(`version ${write.v} after ${before}`)
    v = write.v ?? v
    for (const mark of write.marks) {
      const lane = `${mark.seat}/${mark.lane}`
      const last = lastSeq.get(lane) ?? 0
      if (mark.seq === last) continue
      if (mark.seq !== last + 1) faults.push(`${lane}: ${mark.seq} after ${last}`)
      if (mark.code === null && mark.v > v)
        faults.push(`${lane}/${mark.seq} says ${mark.v} in a commit that ends at ${v}`)
      lastSeq.set(lane, mark.seq)
      firstWrites.set(`${lane}/${mark.seq}`, { write, mark })
    }
  }
  let acks = 0
  const committed: CommittedCommand[] = []
  for (const { seat, commands } of party.players) {
    for (const command of commands) {
      const { lane, seq, intent, ack } = command
      if (!ack) continue
      acks++
      const key = `${seat.id}/${lane}/${seq}`
      const { write, mark } = firstWrites.get(key) ?? {}
      const isTold = mark && (ack.ok ? mark.code === null : mark.code === ack.code)
      if (!isTold) faults.push(`${key} was told ${JSON.stringify(ack)}, written ${JSON.stringify(mark)}`)
      if (ack.ok && mark) committed.push({ ...command, v: mark.v })
      if (!ack.ok || intent.type !== 'limits' || !write) continue
      if (mark && ack.v < mark.v) faults.push(`${key} was answered when ${ack.v} was shown, and is in ${mark.v}`)
      const muted = written.parse(write.document).seats.find((one) => one.id === seat.id)?.muted
      if (JSON.stringify(muted) !== JSON.stringify(intent.topics)) faults.push(`${key} has left no trace at ${ack.v}`)
    }
  }
  return { faults: [...faults, ...findReordered(committed), ...checkOrder(party)], acks, versions: v }
}

/** Checks that a tap after someone's acknowledgement shows a later version, which includes it. */
export function checkOrder({ players }: Party): string[] {
  return findReordered(
    players.flatMap(({ commands }) =>
      commands.flatMap((command) => (command.ack?.ok ? [{ ...command, v: command.ack.v }] : [])),
    ),
  )
}

type CommittedCommand = Pick<TimedCommand, 'lane' | 'seq' | 'intent' | 'sentAt' | 'answeredAt'> & { readonly v: number }

function findReordered(commands: readonly CommittedCommand[]): string[] {
  const events = commands.flatMap((command) => [
    { at: command.sentAt, isAsked: true, command },
    { at: command.answeredAt, isAsked: false, command },
  ])
  events.sort((a, b) => a.at - b.at)
  const floors = new Map<object, number>()
  let newest = 0
  for (const { isAsked, command } of events) {
    if (isAsked) floors.set(command, newest)
    else newest = Math.max(newest, command.v)
  }
  return commands
    .filter((command) => command.v <= (floors.get(command) ?? 0) && command.intent.type === 'limits')
    .map(
      (command) =>
        `${command.lane}/${command.seq} at ${command.v}, tapped after ${floors.get(command)} was acknowledged`,
    )
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
