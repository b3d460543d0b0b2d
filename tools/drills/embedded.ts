import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seeded } from '@highjinks/games'
import { openEmbeddedStore } from '@highjinks/session-store'
import { freePort } from '@highjinks/session-store/testing'
import { report } from './full-size.ts'
import { goOn, Party, screenFault } from './play/party.ts'
import { Player, pause } from './play/player.ts'
import { Program } from './play/processes.ts'
import { openSession } from './play/raw.ts'
import { checkOrder, percentile } from './play/verify.ts'
import type { Options } from './run.ts'

/** Kills the whole product in one process with -9 in the middle of games, and restarts it on the same folder. */
export async function killEmbedded({
  sessions,
  seed,
  think,
  kills,
}: {
  sessions: number
  seed: number
  think: number
  kills: number
}) {
  const random = seeded(seed)
  const folder = await mkdtemp(join(tmpdir(), 'highjinks-drill-'))
  const port = await freePort()
  const program = new Program('embedded/src/main.ts', port, { DATA_DIR: folder, HOME: folder, LIVE_LAYOUT: '2' })
  const url = `http://127.0.0.1:${port}`
  try {
    await program.start()
    const parties: Party[] = []
    for (let i = 0; i < sessions; i++) parties.push(await openByRest(url, random))
    for (const party of parties) party.play(think)
    for (let killed = 0; killed < kills; killed++) {
      await Promise.all([pause(800 + random() * 1200), goOn(parties, 12)])
      await program.end()
      await program.start()
    }
    await goOn(parties, 12)
    await Promise.all(parties.map((party) => party.stop()))
    await pause(1000)
    const deaths = program.deaths
    await program.end()
    const players = parties.flatMap((party) => party.players)
    const recoveries = players.flatMap((player) => player.recoveries)
    const faults = [...deaths, ...(await lookInto(folder, parties)), ...parties.flatMap(checkOrder)]
    const acks = players.flatMap((player) => player.commands).filter((command) => command.ack !== null).length
    for (const party of parties) party.close()
    return { faults, acks, kills, recovery: { p50: percentile(recoveries, 0.5), p95: percentile(recoveries, 0.95) } }
  } finally {
    await program.end()
    await rm(folder, { recursive: true, force: true })
  }
}

export async function openByRest(url: string, random: () => number): Promise<Party> {
  const { id, code, seats } = await openSession(url, ['Ann', 'Bob', 'Cleo'])
  const players = seats.map((seat) => new Player(url, code, seat))
  return new Party(id, players, null, random)
}

/** Compares the file with the phones' answers and screens. */
export async function lookInto(folder: string, parties: readonly Party[]): Promise<string[]> {
  const store = openEmbeddedStore({ file: join(folder, 'sessions.db') })
  const faults: string[] = []
  for (const { id, players } of parties) {
    const stored = await store.read(id)
    if (!stored) {
      faults.push(`${id} is gone`)
      continue
    }
    for (const player of players) {
      faults.push(...player.faults)
      const fault = screenFault(player, stored.session, stored.v)
      if (fault) faults.push(fault)
      const last = player.commands.at(-1)
      const counted = player.commands
        .flatMap(({ intent, ack }) => (intent.type === 'limits' && ack?.ok ? [intent.topics] : []))
        .at(-1)
      const muted = stored.session.seats.find((seat) => seat.id === player.seat.id)?.muted
      if (counted && JSON.stringify(muted) !== JSON.stringify(counted))
        faults.push(`${player.seat.name}'s last count is lost`)
      if (!last?.ack) continue
      // When asked again, the lane must repeat its answer without running the change.
      const lane = { seat: player.seat.id, lane: last.lane, seq: last.seq }
      const again = await store.update(id, () => ({ ok: false, code: 'internal' }), lane)
      const isSame = again.ok === last.ack.ok && (last.ack.ok || (!again.ok && again.code === last.ack.code))
      if (!isSame)
        faults.push(`${player.seat.name} was told ${JSON.stringify(last.ack)}, the file says ${JSON.stringify(again)}`)
    }
  }
  await store.close()
  return faults
}

export async function embedded({ seed, scale }: Options): Promise<void> {
  report(await killEmbedded({ sessions: 8, seed, think: 150, kills: Math.ceil(50 * scale) }))
}
