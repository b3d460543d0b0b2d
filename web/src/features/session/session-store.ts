import {
  type Ack,
  aimAt,
  type Closing,
  type Intent,
  messageOf,
  type PlayerId,
  type ReactionKind,
  type SessionMessage,
  type SessionView,
  type Topic,
} from '@highjinks/protocol'
import { create } from 'zustand'
import { type Live, openLive } from '../../lib/live.ts'
import { createSender, type Sender } from '../../lib/sender.ts'
import { hearServerTime } from '../../lib/server-clock.ts'
import { deviceId, randomWord } from '../../lib/storage.ts'

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
  readonly view: SessionView | null
  readonly hands: SessionMessage['hands']
  readonly limits: Readonly<Record<PlayerId, readonly Topic[]>>
  /** The seats this tab holds, and the one whose screen it shows; null watches. */
  readonly seats: readonly PlayerId[]
  readonly me: PlayerId | null
  /** Commands that have no outcome yet. */
  readonly pending: number
  /** The newest reaction; its number tells two equal ones apart. */
  readonly pulse: { readonly n: number; readonly from: PlayerId; readonly kind: ReactionKind } | null
}

const NOTHING: SessionState = {
  connection: { kind: 'idle' },
  code: null,
  v: 0,
  view: null,
  hands: {},
  limits: {},
  seats: [],
  me: null,
  pending: 0,
  pulse: null,
}

export const useSession = create<SessionState>(() => NOTHING)
const { setState: set, getState: get } = useSession

let live: Live | null = null
let sender: Sender | null = null
/** Settles when the session is over for this tab: the answer to a command may lose the race against the goodbye. */
let gone: Promise<Ack> = new Promise(() => {})

export interface Entrance {
  readonly code: string
  readonly seats: readonly { readonly playerId: PlayerId; readonly token: string }[]
  readonly me: PlayerId | null
}

/** Sits down at a session, or watches it. Leaves the one before. */
export function openSession({ code, seats, me }: Entrance): void {
  closeSession()
  set({ ...NOTHING, connection: { kind: 'connecting' }, code, seats: seats.map((one) => one.playerId), me })
  let sayGone: (ack: Ack) => void = () => {}
  gone = new Promise((resolve) => {
    sayGone = resolve
  })
  const leave = (connection: Connection) => {
    set({ connection })
    sayGone({ ok: false, code: 'ended', message: messageOf('ended') })
  }
  const opened = openLive({ code, seats: seats.map((one) => one.token), device: deviceId() }, () => get().v, {
    session: apply,
    connected: () => set({ connection: { kind: 'live' } }),
    lost: () => set(({ connection }) => ({ connection: connection.kind === 'live' ? { kind: 'hold' } : connection })),
    refused: (refusal, message) => leave({ kind: 'refused', code: refusal, message }),
    closed: (reason) => leave({ kind: 'closed', reason }),
    pulse: (from, kind) => set(({ pulse }) => ({ pulse: { n: (pulse?.n ?? 0) + 1, from, kind } })),
    time: hearServerTime,
  })
  live = opened
  sender = createSender({
    transmit: opened.transmit,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
    newLane: randomWord,
  })
}

export function closeSession(): void {
  live?.close()
  live = null
  sender = null
  set(NOTHING)
}

/** A view is applied only if it is newer than what is shown. */
function apply(message: SessionMessage): void {
  if (message.v <= get().v && get().view) return
  const { v, view, hands, own } = message
  const limits = Object.fromEntries(Object.entries(own).map(([id, seat]) => [id, seat.topics]))
  set({ v, view, hands, limits, connection: { kind: 'live' }, ...seatsLeft(hands) })
}

/** A seat that no hand is shown for was taken away; whoever shares this phone plays on. */
function seatsLeft(hands: SessionMessage['hands']): Partial<Pick<SessionState, 'seats' | 'me'>> {
  const { seats, me } = get()
  const left = seats.filter((id) => Object.hasOwn(hands, id))
  const [first] = left
  if (first === undefined || left.length === seats.length) return {}
  return { seats: left, me: me !== null && left.includes(me) ? me : first }
}

/** Asks for something in my seat's name; settles with its one outcome. */
export async function send(intent: Intent): Promise<Ack> {
  const { me, view } = get()
  if (!sender || me === null) return { ok: false, code: 'not-your-seat', message: 'You are watching.' }
  set(({ pending }) => ({ pending: pending + 1 }))
  try {
    const hostGen = me === view?.session.hostId ? view.session.hostGen : undefined
    return await Promise.race([sender.send(me, aimAt(intent, view), hostGen), gone])
  } finally {
    set(({ pending }) => ({ pending: Math.max(0, pending - 1) }))
  }
}

export function react(kind: ReactionKind): void {
  const { me } = get()
  if (me !== null) live?.react(me, kind)
}

/** Two people on one phone: whose screen it shows now. */
export function showSeat(me: PlayerId): void {
  if (get().seats.includes(me)) set({ me })
}
