import {
  type Ack,
  aimAt,
  type Closing,
  commandHead,
  type Intent,
  isNewer,
  messageOf,
  NOWHERE,
  type PlayerId,
  type Position,
  type ReactionKind,
  type SessionMessage,
  type SessionView,
  unpackCards,
} from '@highjinks/protocol'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { deviceId, randomWord } from '../lib/device-id.ts'
import { keptInTab } from '../lib/kept-in-tab.ts'
import { withSameParts } from '../lib/same-parts.ts'
import { rememberCards } from '../lib/seen-cards.ts'
import { hearServerTime } from '../lib/server-clock.ts'
import type { Source } from '../lib/use-paced.ts'
import { toast } from '../ui/overlay/toast-store.ts'
import { type Live, openLive } from './live.ts'
import { createSender, type Pending, type Sender } from './sender.ts'

export type Connection =
  | { readonly kind: 'idle' }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live' }
  /** Was live; what is on the screen may be old. */
  | { readonly kind: 'hold' }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'closed'; readonly reason: Closing }

interface SessionState {
  readonly connection: Connection
  readonly code: string | null
  readonly v: number
  readonly epoch: number
  readonly view: SessionView | null
  readonly hands: SessionMessage['hands']
  /** Each seat of this tab with its private state: its limits, its lines, its vote. */
  readonly own: SessionMessage['own']
  /** The seats of this tab, and the one whose screen it shows; null for a spectator. */
  readonly seats: readonly PlayerId[]
  readonly me: PlayerId | null
  /** Seats of this tab that left, and can return. */
  readonly left: SessionMessage['left']
  /** The server sends something this page doesn't know. */
  readonly isOutdated: boolean
  /** Commands without an outcome yet, or whose effect the page hasn't drawn yet. */
  readonly pending: number
  /** The newest reaction; its number tells two equal ones apart. */
  readonly reaction: { readonly n: number; readonly from: PlayerId; readonly kind: ReactionKind } | null
}

const NO_SESSION: SessionState = {
  connection: { kind: 'idle' },
  code: null,
  v: 0,
  epoch: 0,
  view: null,
  hands: {},
  own: {},
  seats: [],
  me: null,
  left: [],
  isOutdated: false,
  pending: 0,
  reaction: null,
}

export const useSession = create<SessionState>(() => NO_SESSION)
const { setState: set, getState: get } = useSession

/** Returns the part of the session that a listener selects, so that it hears about nothing else. */
export function sessionSource<T>(select: (state: SessionState) => T): Source<T> {
  let last: T | null = null
  return {
    read: () => {
      last = withSameParts(last, select(get()))
      return last
    },
    subscribe: useSession.subscribe,
  }
}

/** Each seat's tap without an outcome yet: it survives a reload of this tab. */
const waitingTaps = keptInTab(
  'waitingTaps',
  z.record(z.string(), z.object({ command: z.looseObject(commandHead.shape), wasTransmitted: z.boolean() })),
  {},
)

let live: Live | null = null
let sender: Sender | null = null
/** The position that the page shows by now, and the listeners who wait for a later one. */
let drawn: Position = NOWHERE
const whenDrawn = new Set<() => void>()
/** The player who is back, until there's a connection to say so. */
let comingBack: PlayerId | null = null
/** Resolves when the session is over for this tab: the answer to a command can lose the race against the goodbye. */
let gone: Promise<Ack> = new Promise(() => {})

export interface Entrance {
  readonly code: string
  readonly seats: readonly { readonly playerId: PlayerId; readonly token: string }[]
  readonly me: PlayerId | null
  /** One of these seats that takes itself back with the first view, if it was left. */
  readonly returning?: PlayerId | null
  /** This page shows the table to a room. */
  readonly isTv?: boolean
}

/** Joins or watches a session. Leaves the previous one; a tab that is already in it stays. */
export function openSession({ code, seats, me, returning = null, isTv }: Entrance): void {
  if (returning === null && isThere(code, seats)) return set({ me })
  if (live && get().code !== code) waitingTaps.clear()
  hangUp()
  comingBack = returning
  set({ ...NO_SESSION, connection: { kind: 'connecting' }, code, seats: seats.map((one) => one.playerId), me })
  let sayGone: (ack: Ack) => void = () => {}
  gone = new Promise((resolve) => {
    sayGone = resolve
  })
  const leave = (connection: Connection) => {
    set({ connection })
    sayGone({ ok: false, code: 'ended', message: messageOf('ended') })
  }
  const opened = openLive({ code, seats: seats.map((one) => one.token), device: deviceId(), isTv }, shownPosition, {
    session: applyMessage,
    connected: () => {
      set({ connection: { kind: 'live' } })
      sender?.wake()
    },
    unreadable: () => set({ isOutdated: true }),
    lost: () => set(({ connection }) => ({ connection: connection.kind === 'live' ? { kind: 'hold' } : connection })),
    refused: (refusal, message) => leave({ kind: 'refused', code: refusal, message }),
    closed: (reason) => leave({ kind: 'closed', reason }),
    trouble: (message) => toast({ title: message, tone: 'bad' }),
    reaction: (from, kind) => set(({ reaction }) => ({ reaction: { n: (reaction?.n ?? 0) + 1, from, kind } })),
    time: hearServerTime,
  })
  live = opened
  sender = createSender({
    transmit: opened.transmit,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
    newLane: randomWord,
    isOutdated: isForAnotherTable,
    keep,
  })
}

function isThere(code: string, seats: Entrance['seats']): boolean {
  const { connection, code: here, seats: held } = get()
  const isOpen = connection.kind === 'connecting' || connection.kind === 'live' || connection.kind === 'hold'
  return isOpen && here === code && held.join() === seats.map(({ playerId }) => playerId).join()
}

function shownPosition(): Position {
  const { v, epoch } = get()
  return { v, epoch }
}

function isForAnotherTable(intent: Intent): boolean {
  const { view } = get()
  return view !== null && 'cue' in intent && intent.cue !== (view.table?.cue ?? 0)
}

function keep(seat: PlayerId, tap: Pending | null): void {
  const { [seat]: _, ...others } = waitingTaps.get()
  waitingTaps.set(tap === null ? others : { ...others, [seat]: tap })
}

export function closeSession(): void {
  hangUp()
  waitingTaps.clear()
}

function hangUp(): void {
  live?.close()
  sender?.close()
  live = null
  sender = null
  drawn = NOWHERE
  underWay.clear()
  for (const giveUp of whenDrawn) giveUp()
  set(NO_SESSION)
}

/** Applies a view only if it is newer than the current one, or from a store that was set back since. */
function applyMessage(message: SessionMessage): void {
  const before = get()
  const wasSetBack = message.epoch > before.epoch
  if (before.view && !isNewer(message, before)) return
  const { v, epoch } = message
  const { view, hands, own, left } = withSameParts(before, {
    view: message.view,
    hands: message.hands,
    own: message.own,
    left: message.left,
  })
  const { seen } = view.session
  if (seen !== (before.view?.session.seen ?? '')) rememberCards(unpackCards(seen))
  set({ v, epoch, view, hands, own, left, connection: { kind: 'live' }, ...seatsKept(message) })
  if (before.view === null) {
    resumeTaps()
    comeBack()
  } else if (wasSetBack) sender?.dropMoves()
}

/** Resumes taps from before a reload that have no outcome yet. */
function resumeTaps(): void {
  const { seats } = get()
  for (const [seat, tap] of Object.entries(waitingTaps.get())) {
    if (!sender || !seats.includes(seat)) continue
    // The server parses it, as from any page: the schemas of all commands would add a kilobyte to this page.
    void awaited(sender.resume(tap as Pending), 0).then(tellRefusal)
  }
}

function comeBack(): void {
  const { me, left } = get()
  const hasLeft = left.some(({ id }) => id === me)
  if (me !== null && me === comingBack && hasLeft) void send({ type: 'return' }).then(tellRefusal)
  comingBack = null
}

function tellRefusal(ack: Ack): void {
  if (!ack.ok) toast({ title: ack.message, tone: 'bad' })
}

/**
 * Returns the remaining seats. A seat without a hand that isn't left either was taken away; another person on this
 * phone plays on.
 */
function seatsKept({ hands, left }: SessionMessage): Partial<Pick<SessionState, 'seats' | 'me'>> {
  const { seats, me } = get()
  const kept = seats.filter((id) => Object.hasOwn(hands, id) || left.some((seat) => seat.id === id))
  const [first] = kept
  if (first === undefined || kept.length === seats.length) return {}
  return { seats: kept, me: me !== null && kept.includes(me) ? me : first }
}

/** Each seat's commands under way: its move, and the newest of its other commands. */
const underWay = new Map<string, { readonly asks: string; readonly outcome: Promise<Ack> }>()

/**
 * Sends a command in my seat's name; resolves with its one outcome. A finger faster than the screen asks for nothing
 * more: while a move is under way another move counts as that one, and so does a repeat of the last command.
 */
export async function send(intent: Intent): Promise<Ack> {
  const { me, view, v } = get()
  if (!sender || me === null) return { ok: false, code: 'not-your-seat', message: 'You’re watching.' }
  const hostGen = me === view?.session.hostId ? view.session.hostGen : undefined
  const isMove = intent.type === 'move' || intent.type === 'skip'
  const slot = `${me} ${isMove}`
  const asks = JSON.stringify([intent, hostGen])
  const same = underWay.get(slot)
  if (same && (isMove || same.asks === asks)) return same.outcome
  const tap = { asks, outcome: Promise.race([sender.send(me, aimAt(intent, view), hostGen), gone]) }
  underWay.set(slot, tap)
  return awaited(tap.outcome, v + 1, () => {
    if (underWay.get(slot) === tap) underWay.delete(slot)
  })
}

/** Counts as under way until the page shows the effect, or its buttons would come back before that. */
async function awaited(outcome: Promise<Ack>, seenFrom: number, onSettled = () => {}): Promise<Ack> {
  const by = sender
  const { epoch } = get()
  const settle = () => {
    // Otherwise this session was left, and nothing of it is under way anymore.
    if (by !== sender) return
    onSettled()
    set(({ pending }) => ({ pending: Math.max(0, pending - 1) }))
  }
  set(({ pending }) => ({ pending: pending + 1 }))
  const ack = await Promise.race([outcome, gone])
  if (ack.ok && by === sender) onceDrawn({ v: Math.max(ack.v, seenFrom), epoch }, settle)
  else settle()
  return ack
}

/** A view that hasn't come this long after the answer isn't coming: the effect shows nowhere on this screen. */
const VIEW_COMES_WITHIN_MS = 500
/** The longest time a page takes to draw it. */
const DRAWN_WITHIN_MS = 3000

function onceDrawn(wanted: Position, settle: () => void): void {
  const isDrawn = () => !isNewer(wanted, drawn)
  if (isDrawn()) return settle()
  let timer: ReturnType<typeof setTimeout>
  const finish = () => {
    clearTimeout(timer)
    whenDrawn.delete(look)
    settle()
  }
  const look = () => {
    if (isDrawn() || live === null) finish()
  }
  timer = setTimeout(() => {
    if (isNewer(wanted, shownPosition())) finish()
    else timer = setTimeout(finish, DRAWN_WITHIN_MS)
  }, VIEW_COMES_WITHIN_MS)
  whenDrawn.add(look)
}

/** Records that the page shows this version now. */
export function noteDrawn(position: Position): void {
  drawn = position
  for (const look of whenDrawn) look()
}

export function react(kind: ReactionKind): void {
  const { me } = get()
  if (me !== null) live?.react(me, kind)
}

/** Answers for the balcony, for the table that the page shows. */
export function tapForBalcony(value: string): void {
  const { me, view } = get()
  if (me === null && view?.table) live?.tap({ cue: view.table.cue, value })
}

/** Two people on one phone: sets whose screen shows now. */
export function showSeat(me: PlayerId): void {
  if (get().seats.includes(me)) set({ me })
}
