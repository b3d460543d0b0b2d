import {
  accept,
  aimAt,
  type Intent,
  nameKey,
  type PlayerId,
  type Refusal,
  type SettingsChange,
  type Step,
} from '@highjinks/protocol'
import { seeded } from '../kit/index.ts'
import { GAMES, type Slug } from '../register.ts'
import { advanceClock, deadlineOf } from '../session/clock.ts'
import { decideCommand } from '../session/command.ts'
import { createSession, type Newcomer } from '../session/create.ts'
import { type FinishedGame, recordFinishedGame } from '../session/finished.ts'
import { takeSeat } from '../session/join.ts'
import { applyPresence } from '../session/presence.ts'
import type { CrewCard, Session } from '../session/session.ts'
import { view } from '../session/view.ts'

interface NamedSessionOptions {
  readonly slug?: Slug
  readonly settings?: SettingsChange
  /** The hash of the claim to the host role, instead of a host. */
  readonly claimHash?: string
  readonly seed?: number
  /** The cards its creator has seen, packed. */
  readonly seen?: string
  /** Makes it a crew's room with these cards, in which Bert is a member. */
  readonly cards?: readonly CrewCard[]
}

/** Creates a session for tests in which each player's name is their seat's ID. The first name hosts. */
export function namedSession(names: readonly PlayerId[], options: NamedSessionOptions = {}) {
  const random = seeded(options.seed ?? 4)
  let now = 1_000_000
  let fresh = 0
  let online: ReadonlySet<PlayerId> = new Set(options.claimHash ? [] : names)
  const records: FinishedGame[] = []
  const [first = 'nobody'] = names
  let session: Session = createSession(
    {
      id: 's0123456789',
      code: 'BCDFGH',
      game: GAMES[options.slug ?? 'truth-or-dare'].about,
      settings: options.settings,
      seen: options.seen,
      ...(options.cards && { openedBy: { id: 'crew', name: 'Crew', cards: options.cards } }),
      host: options.claimHash ? { claimHash: options.claimHash } : person(first),
    },
    now,
  )

  const context = () => ({ now, random })
  const take = (step: Step<Session>): Refusal | 'ok' => {
    if (!step.ok) return step.code
    const record = recordFinishedGame(session, step.state, now)
    if (record) records.push(record)
    session = step.state
    return 'ok'
  }
  const see = () => {
    const kept = { seats: online, watchers: session.watchers, tvs: session.tvs, at: now }
    return take(applyPresence(session, { connected: online, kept }, context(), nameKey))
  }
  const sits = (id: PlayerId, more: Partial<Newcomer>, claimHash: string | null) => {
    const step = takeSeat(session, { ...person(id), ...more }, claimHash, ++now, nameKey)
    if (step.ok) take(accept(step.state.session))
    return step
  }
  const joins = (id: PlayerId, more: Partial<Newcomer> = {}, claimHash: string | null = null) => {
    const step = sits(id, more, claimHash)
    if (!step.ok) return step.code
    arrives(step.state.id)
    return 'ok'
  }
  const moves = (id: PlayerId, move: { readonly type: string; readonly [field: string]: unknown }) =>
    take(
      decideCommand(
        session,
        { seat: id, freshId: () => 'none', keyOf: nameKey },
        { type: 'move', cue: session.cue, move: { ...move } },
        context(),
      ),
    )
  /** Skips writing a statement before the first card. */
  const putDownPens = () => {
    const { table } = view(session)
    if (table?.phase === 'pen') for (const id of table.waiting) moves(id, { type: 'pass' })
  }
  const arrives = (...ids: readonly PlayerId[]) => {
    online = new Set([...online, ...ids])
    see()
  }
  for (const name of options.claimHash ? [] : names.slice(1))
    joins(name, options.cards && name === 'bert' ? { member: 'm-bert' } : {})
  see()

  return {
    get session() {
      return session
    },
    get now() {
      return now
    },
    records,
    view: () => view(session),
    table: () => {
      const { table } = view(session)
      if (!table) throw new Error('no table')
      return table
    },
    player: (id: PlayerId) => view(session).players.find((one) => one.id === id),
    /** Sends a command of this seat: 'ok', or why not. */
    says: (id: PlayerId, intent: Intent, hostGen?: number) =>
      take(
        decideCommand(
          session,
          { seat: id, hostGen, freshId: () => `bot-${fresh++}`, keyOf: nameKey },
          aimAt(intent, view(session)),
          context(),
        ),
      ),
    moves,
    joins,
    /** Takes a seat without ever connecting a phone. */
    reserves: (id: PlayerId, more: Partial<Newcomer> = {}) => {
      const step = sits(id, more, null)
      return step.ok ? 'ok' : step.code
    },
    /** Connects. */
    arrives,
    /** Loses every connection. */
    goes: (...ids: readonly PlayerId[]) => {
      online = new Set([...online].filter((id) => !ids.includes(id)))
      see()
    },
    /** Lets time pass; the clock checks whenever it's due, and once at the end. */
    waits: (seconds: number) => {
      const until = now + seconds * 1000
      for (let due = deadlineOf(session); due !== null && due <= until; due = deadlineOf(session)) {
        now = Math.max(now, due)
        take(advanceClock(session, context()))
      }
      now = until
      take(advanceClock(session, context()))
      putDownPens()
    },
    /** Lets time pass without any check. */
    sleeps: (seconds: number) => {
      now += seconds * 1000
    },
  }
}

function person(id: PlayerId): Newcomer {
  return { id, name: id, tokenHash: `hash-${id}`, device: `phone-${id}`, userId: `user-${id}` }
}
