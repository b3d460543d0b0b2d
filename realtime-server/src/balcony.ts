import { createHash } from 'node:crypto'
import { type AskedBalcony, answerForBalcony, askBalcony, type Session } from '@highjinks/games/session'
import type { Log } from '@highjinks/platform'
import { type Ack, isNewer, type Position, type SessionId, type Tap } from '@highjinks/protocol'
import { type SessionStore, StoreUnavailable } from '@highjinks/session-store'
import type { Client } from './client.ts'
import { refused } from './commands.ts'
import type { SessionRooms } from './rooms.ts'
import { Tally } from './tally.ts'

/** A question that watchers of this process have answered, until the table moves on. */
interface OpenQuestion {
  readonly asked: AskedBalcony
  readonly tally: Tally
  /** Other processes wait for this one's counts from then on. */
  readonly begun: Promise<void>
  /** The newest state in which it was still open. */
  position: Position
  isClosed: boolean
}

interface BalconyDeps {
  readonly store: SessionStore
  readonly rooms: Pick<SessionRooms, 'get'>
  readonly processId: string
  readonly log: Pick<Log, 'fault' | 'debug'>
  readonly isLimited: boolean
}

/**
 * Counts watchers' taps where their sockets are, without a commit for each. Once the table moves on, every process
 * hands in its numbers, and the last one commits the balcony's answer. If a process dies before that, the balcony says
 * nothing about this question.
 */
export class BalconyKeeper {
  private readonly open = new Map<SessionId, OpenQuestion>()
  private readonly deps: BalconyDeps
  private readonly unlisten: () => void

  constructor(deps: BalconyDeps) {
    this.deps = deps
    this.unlisten = deps.store.onCommit((id, { v, session }) => {
      if (!this.open.has(id)) return
      if (session) this.look(id, { v, epoch: session.epoch }, session)
      else void this.read(id)
    })
  }

  /** The first tap of a device counts; a later one is acknowledged alike. */
  async tap(client: Client, { cue, value }: Tap): Promise<Ack> {
    const room = this.deps.rooms.get(client.sessionId)
    const session = room?.session
    if (!session || !isOnBalcony(client, session)) return refused('not-allowed')
    const asked = askBalcony(session)
    if (!asked || session.cue !== cue) return refused('wrong-phase')
    if (!asked.options.some((option) => option.value === value)) return refused('not-allowed')
    const question = this.openFor(client.sessionId, asked, room.position)
    await question.begun
    if (question.isClosed) return refused('wrong-phase')
    if (!question.tally.take(client.watcher, client.address, value)) return refused('too-often')
    return { ok: true, v: client.shownVersion }
  }

  /** Makes up for a lost announcement. */
  async compare(): Promise<void> {
    await Promise.all([...this.open.keys()].map((id) => this.read(id)))
  }

  close(): void {
    this.unlisten()
    for (const id of this.open.keys()) this.deps.store.unwatch(id)
    this.open.clear()
  }

  private openFor(id: SessionId, asked: AskedBalcony, position: Position): OpenQuestion {
    const known = this.open.get(id)
    if (known?.asked.key === asked.key) return known
    if (known) this.finish(id, known)
    const { store, processId, isLimited } = this.deps
    const begun = store.counts.begin(id, nameOf(asked), processId)
    const question = { asked, tally: new Tally(isLimited), begun, position, isClosed: false }
    this.open.set(id, question)
    store.watch(id)
    // The sender hears of it, and the next tap tries again
    begun.catch(() => this.forget(id, question))
    return question
  }

  private forget(id: SessionId, question: OpenQuestion): void {
    question.isClosed = true
    if (this.open.get(id) !== question) return
    this.open.delete(id)
    this.deps.store.unwatch(id)
  }

  private async read(id: SessionId): Promise<void> {
    try {
      const stored = await this.deps.store.read(id)
      if (stored) this.look(id, { v: stored.v, epoch: stored.session.epoch }, stored.session)
    } catch (fault) {
      this.report(id, fault)
    }
  }

  private look(id: SessionId, position: Position, session: Session): void {
    const question = this.open.get(id)
    if (!question || !isNewer(position, question.position)) return
    question.position = position
    if (this.keyOf(session) !== question.asked.key) this.finish(id, question)
  }

  private keyOf(session: Session): string | null {
    try {
      return askBalcony(session)?.key ?? null
    } catch (fault) {
      this.report(session.id, fault)
      return null
    }
  }

  private finish(id: SessionId, question: OpenQuestion): void {
    this.forget(id, question)
    this.answer(id, question).catch((fault: unknown) => this.report(id, fault))
  }

  private async answer(id: SessionId, { asked, tally, begun }: OpenQuestion): Promise<void> {
    const { store, processId } = this.deps
    await begun
    const sum = await store.counts.handIn(id, nameOf(asked), processId, tally.counts)
    if (sum) await store.update(id, (session) => answerForBalcony(session, asked, sum))
  }

  /** Without the store or the rules, the balcony stays silent and the game goes on. */
  private report(id: SessionId, fault: unknown): void {
    if (fault instanceof StoreUnavailable) this.deps.log.debug({ session: id }, 'the balcony stays silent')
    else this.deps.log.fault('the balcony stays silent', fault, { session: id })
  }
}

/** A TV is no person, and a player's other screen has a seat already. */
function isOnBalcony(client: Client, { seats }: Session): boolean {
  return client.isWatcher && !client.isTv && !seats.some(({ device }) => device !== null && device === client.watcher)
}

/** Questions can hold whole cards, so the store gets a short name. */
function nameOf({ key }: AskedBalcony): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22)
}
