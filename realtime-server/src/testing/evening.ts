import { pickOne, seeded, shuffle } from '@highjinks/games'
import { advanceClock, deadlineOf } from '@highjinks/games/session'
import { simulatedMove } from '@highjinks/games/testing'
import type { Ack } from '@highjinks/protocol'
import type { Phone } from './party.ts'
import type { SpiedStore } from './spied-store.ts'

const STEPS_MOST = 4000

/**
 * Plays a session's game to its podium over real sockets. Every phone makes the moves its game would simulate, some too
 * late or twice, and time jumps to the next deadline when nobody has anything to do.
 */
export async function playOut(spied: SpiedStore, id: string, phones: readonly Phone[], seed: number): Promise<Ack[]> {
  const { store } = spied
  const random = seeded(seed)
  const acks: Ack[] = []
  const now = async () => {
    const stored = await store.read(id)
    if (!stored?.session.table) throw new Error('nothing is being played')
    return stored
  }
  for (let step = 0; step < STEPS_MOST; step++) {
    const before = await now()
    if (before.session.status === 'over') return acks
    for (const phone of shuffle(phones, random)) {
      const { session } = await now()
      const move = simulatedMove(session, phone.me.id, random)
      if (!move) continue
      const sent = { type: 'move' as const, cue: session.cue, move }
      acks.push(await phone.send(sent))
      if (random() < 0.1) acks.push(await phone.send(sent))
    }
    if ((await now()).v === before.v) await passTime(spied, id, before.session)
    const host = pickOne(phones, random)
    const { v, session } = await now()
    if (v === before.v && host) acks.push(await host.send({ type: 'skip', cue: session.cue }))
  }
  throw new Error(`seed ${seed} does not end`)
}

async function passTime({ store, elapse, onFault }: SpiedStore, id: string, session: Parameters<typeof deadlineOf>[0]) {
  const deadline = deadlineOf(session)
  elapse(Math.max(0, (deadline ?? 0) - store.now()))
  await store.update(id, (current, at) =>
    advanceClock(current, { now: at, random: Math.random, ...(onFault && { onFault }) }),
  )
}
