import type { Program } from '../../drills/play/processes.ts'
import { percentile } from '../../drills/play/verify.ts'
import { median } from '../timing.ts'
import type { Load, PlayedTable } from './play.ts'

/** A server with all its tables, and the results of each round. */
export interface Side {
  readonly name: string
  readonly programs: readonly Program[]
  readonly tables: readonly PlayedTable[]
  /** The port that resets the tables; null if they need no reset. */
  readonly door: number | null
  readonly rounds: Load[]
}

const perCpuSecond = ({ moves, cpuSeconds }: Load) => moves / cpuSeconds

export function report({ name, rounds }: Side, { rounds: alone }: Side): void {
  const ms = (values: readonly number[]) =>
    `${percentile(values, 0.5).toFixed(1)}/${percentile(values, 0.99).toFixed(1)} ms`
  const of = (figure: (load: Load) => number) => median(rounds.map(figure)).toFixed(0)
  const share = median(rounds.map((round, i) => perCpuSecond(round) / perCpuSecond(alone[i] ?? round)))
  console.log(
    `  ${name}: ${of(({ moves, cpuSeconds }) => (cpuSeconds / moves) * 1e6)} us a move, ${share.toFixed(2)} of bare; ` +
      `${of(({ moves, seconds }) => moves / seconds)}/s, ` +
      `ack p50/p99 ${ms(rounds.flatMap(({ acks }) => acks))}, last screen ${ms(rounds.flatMap(({ lasts }) => lasts))}; ` +
      `${of(({ bytes, moves }) => bytes / moves)} bytes a move to screens, ` +
      `${of(({ bytes, written, moves }) => Math.max(0, written - bytes) / moves)} to the store, ${of(({ logged, moves }) => logged / moves)} in Redis's log`,
  )
}

/** Compares within a round, because whatever else the machine does slows both sides. */
export function compare(ours: Side, theirs: Side, aim: number | null): void {
  const shares = ours.rounds.map((round, i) => perCpuSecond(round) / perCpuSecond(theirs.rounds[i] ?? round))
  const at = (share: number) => percentile(shares, share).toFixed(2)
  const missed = aim !== null && median(shares) < aim ? `, the aim is ${aim}` : ''
  console.log(`  ${ours.name}: ${median(shares).toFixed(2)} [${at(0.25)}..${at(0.75)}] of ${theirs.name}${missed}`)
}
