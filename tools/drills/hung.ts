import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canStartProcessOne, childrenOf } from '@highjinks/embedded/testing'
import { seeded } from '@highjinks/games'
import { freePort } from '@highjinks/session-store/testing'
import { lookInto, openByRest } from './embedded.ts'
import { report } from './full-size.ts'
import { goOn, type Party } from './play/party.ts'
import { Player, pause } from './play/player.ts'
import { Program } from './play/processes.ts'
import { openSession } from './play/raw.ts'
import { checkOrder } from './play/verify.ts'
import type { Options } from './run.ts'

const HANG = new URL('./hang.mjs', import.meta.url).href
const DOCKERFILE = new URL('../../Dockerfile', import.meta.url)
const MOST_MS = 15_000
/** After twenty of these a loop counts as hung: three seconds, because a server that lived shorter isn't restarted. */
const SHORT_TICK_MS = 150
/** A faster answer was already on its way when the loop hung. */
const UNDER_WAY_MS = 1000

interface KeptServer {
  readonly url: string
  readonly folder: string
  readonly hang: () => void
  readonly log: () => string
  /** Ends it in order, so that its files can be read. */
  readonly end: () => Promise<void>
}

/** The command that the single-container image runs as its process 1. */
const IMAGE_RUNS = /^CMD \["node", (?:"--import", "tsx", )?"(?<file>embedded\/[^"]+)"\]$/m

/** Runs the product as its container does, with a loop that can be hung. */
async function withKeptServer<T>(work: (server: KeptServer) => Promise<T>, args: readonly string[] = []): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'highjinks-hung-'))
  const port = await freePort()
  const env = { DATA_DIR: folder, HOME: folder, CAN_HANG: 'yes', NODE_OPTIONS: `--import ${HANG}` }
  const file = IMAGE_RUNS.exec(await readFile(DOCKERFILE, 'utf8'))?.groups?.['file']
  if (file === undefined) throw new Error('the Dockerfile does not say what its container runs')
  const program = new Program(file, port, env, { isProcessOne: canStartProcessOne(), args })
  try {
    await program.start()
    const hang = () => void process.kill(childrenOf(program.pid)[0] ?? program.pid, 'SIGUSR2')
    const end = async () => void (await program.end('SIGTERM'))
    return await work({ url: `http://127.0.0.1:${port}`, folder, hang, end, log: () => program.log })
  } finally {
    await program.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
}

/** Hangs the loop during play. Only the watchdog and the parent process help. */
export async function hangEmbedded(size: {
  readonly sessions: number
  readonly seed: number
  readonly think: number
  readonly hangs: number
}) {
  const random = seeded(size.seed)
  return withKeptServer(async ({ url, folder, hang, end, log }) => {
    const parties: Party[] = []
    for (let i = 0; i < size.sessions; i++) parties.push(await openByRest(url, random))
    const players = parties.flatMap((party) => party.players)
    for (const party of parties) party.play(size.think)
    const outages: number[] = []
    for (let hung = 0; hung < size.hangs; hung++) {
      await Promise.all([pause(1500 + random() * 1500), goOn(parties, 12)])
      const began = performance.now()
      hang()
      outages.push(...(await Promise.all(players.map((player) => outage(player, began)))))
    }
    await goOn(parties, 12)
    await Promise.all(parties.map((party) => party.stop()))
    await pause(1000)
    const said = log()
    await end()
    const faults = [...(await lookInto(folder, parties)), ...parties.flatMap(checkOrder)]
    const acks = players.flatMap((player) => player.commands).filter((command) => command.ack !== null).length
    for (const party of parties) party.close()
    return { faults, acks, hangs: size.hangs, longest: Math.round(Math.max(...outages)), said }
  })
}

/** Returns the time from the hang to this phone's next answer. */
async function outage(player: Player, began: number): Promise<number> {
  for (;;) {
    const next = player.commands.find(
      ({ ack, answeredAt: answered }) => ack !== null && answered > began + UNDER_WAY_MS,
    )
    if (next) return next.answeredAt - began
    await pause(20)
  }
}

/** One phone keeps sending a command that hangs the loop whenever it is read. */
export async function hangByCommand() {
  const tick = ['--watchdog-tick-ms', String(SHORT_TICK_MS)]
  return withKeptServer(async ({ url }) => {
    const { code, seats } = await openSession(url, ['Ann'])
    const [host, ann] = seats.map((seat) => new Player(url, code, seat))
    if (!host || !ann) throw new Error('two people were invited')
    const began = performance.now()
    const culprit = await ann.send({ type: 'rename', name: 'hang the loop' })
    const took = performance.now() - began
    const next = [await ann.send({ type: 'rename', name: 'Anna' }), await host.send({ type: 'lock', locked: true })]
    for (const player of [host, ann]) player.close()
    return { culprit, next, took }
  }, tick)
}

export async function hung({ seed, scale }: Options): Promise<void> {
  const { said: _, ...found } = await hangEmbedded({ sessions: 8, seed, think: 150, hangs: Math.ceil(10 * scale) })
  report(found)
  if (found.longest > MOST_MS) throw new Error(`somebody waited for ${found.longest} ms`)
  console.log(await hangByCommand())
}
