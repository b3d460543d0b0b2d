import { GAMES, pickOne } from '@highjinks/games'
import { hand, type Session, view } from '@highjinks/games/session'
import { simulatedMove } from '@highjinks/games/testing'
import { type Intent, TOPICS } from '@highjinks/protocol'
import { type HeldSeat, makeSession, takeSeat } from '@highjinks/realtime-server/testing'
import type { SessionStore } from '@highjinks/session-store'
import { Player, pause } from './player.ts'

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus']

/** One session and its phones, which all keep tapping. */
export class Party {
  readonly id: string
  readonly players: readonly Player[]
  private readonly store: SessionStore | null
  private readonly random: () => number
  private isOver = false
  private playing: Promise<unknown> = Promise.resolve()
  private readonly counts = new Map<Player, number>()

  constructor(id: string, players: readonly Player[], store: SessionStore | null, random: () => number) {
    this.id = id
    this.players = players
    this.store = store
    this.random = random
  }

  static async open(url: string, store: SessionStore, seats: number, random: () => number): Promise<Party> {
    const slug = pickOne(Object.keys(GAMES), random) ?? 'truth-or-dare'
    const session = await makeSession(store, slug, { duration: 'Quick', clock: 'hard' })
    const held: HeldSeat[] = [session.host]
    for (const name of NAMES.slice(0, seats - 1)) held.push(await takeSeat(store, session, name))
    return new Party(
      session.id,
      held.map((seat) => new Player(url, session.code, seat)),
      store,
      random,
    )
  }

  /** Makes everyone tap, with thinking pauses of `think` ms on average. */
  play(think: number): void {
    this.playing = Promise.all(
      this.players.map(async (player, i) => {
        while (!this.isOver) {
          await player.send(await this.intent(player, i === 0))
          await pause(think * (0.5 + this.random()))
        }
      }),
    )
  }

  /** Stops everyone, and waits for the outcome of everything they tapped. */
  async stop(): Promise<void> {
    this.isOver = true
    await this.playing
    // Only now, because the host role passes when its owner is away, and a game may have ended.
    for (const player of this.players) await player.send({ type: 'pause' })
  }

  close(): void {
    for (const player of this.players) player.close()
  }

  private async intent(player: Player, isHost: boolean): Promise<Intent> {
    const status = player.latest?.view.session.status
    if (isHost && (status === 'lobby' || status === 'over')) return { type: status === 'over' ? 'again' : 'start' }
    if (this.random() < 0.5) return this.count(player)
    const stored = await this.store?.read(this.id).catch(() => null)
    const move = stored && simulatedMove(stored.session, player.seat.id, this.random)
    if (!stored || (!move && this.random() >= 0.2)) return this.count(player)
    const { cue } = stored.session
    return move ? { type: 'move', cue, move } : { type: 'skip', cue }
  }

  /** Encodes a checkable number in topics: the next after this player's last. */
  private count(player: Player): Intent {
    const next = (this.counts.get(player) ?? 0) + 1
    this.counts.set(player, next)
    return { type: 'limits', topics: spell(next) }
  }
}

/** Plays until each player has that many more outcomes, however long that takes here. */
export async function goOn(parties: readonly Party[], more: number): Promise<void> {
  const outcomesOf = ({ players }: Party) => players.flatMap(({ commands }) => commands).filter(({ ack }) => ack).length
  const before = parties.map(outcomesOf)
  while (parties.some((party, i) => outcomesOf(party) < (before[i] ?? 0) + more)) await pause(20)
}

function spell(number: number) {
  return TOPICS.filter((_, bit) => (number >> bit) & 1)
}

/** Returns what differs between this phone's screen and what the session shows its seat, or null. */
export function screenFault(player: Player, session: Session, v: number): string | null {
  const { latest, seat } = player
  const shown = JSON.stringify([latest?.view, latest?.hands[seat.id]])
  const expected = JSON.stringify([view(session), hand(session, seat.id)])
  return shown === expected ? null : `${seat.name} shows version ${latest?.v} of ${v}`
}
