import { pickOne, required } from '../kit/index.ts'

/** Clockwise, from the top of the unturned wheel; the pointer is at the top. */
export const SEGMENTS = ['writing', 'duel', 'swap', 'gift', 'rule', 'point', 'dare', 'jackpot'] as const
export type Segment = (typeof SEGMENTS)[number]

/** Tasks for the player on turn; the other segments are for everyone together. */
const TASKS = ['duel', 'swap', 'gift', 'rule', 'dare', 'jackpot'] as const
export type Task = (typeof TASKS)[number]

/** Returns the task at which the wheel stopped. */
export function taskOf({ wheel }: { readonly wheel: { readonly segment: Segment } | null }): Task {
  return required(TASKS.find((one) => one === wheel?.segment))
}

/** From the pull until the wheel starts turning, because the news must reach every screen. */
export const LEAD_MS = 400
export const SPIN_MS = 4600
/** The rest at the end, so that everyone sees it. */
export const REST_MS = 1000

const WIDTH = 360 / SEGMENTS.length
/** The pointer never stops closer to a line than this. */
const MARGIN = 4

/** With this many left in the bag, all eight go back in, so that nobody can predict the next spin. */
const REFILLED_AT = 3

/** The wheel's history of the evening. */
interface Spins {
  /** The earlier segments, the latest last. */
  readonly spun: readonly Segment[]
  /** Segments that nobody could do now. */
  readonly barred: readonly Segment[]
  /** Whether half of the spins are over. */
  readonly isLate: boolean
}

/** Draws from a bag, although the wheel looks as if it could stop anywhere. */
export function draw(spins: Spins, random: () => number): { readonly segment: Segment; readonly restAngle: number } {
  const segment = required(pickOne(drawable(spins), random))
  const inside = MARGIN + random() * (WIDTH - 2 * MARGIN)
  const restAngle = Math.round((360 - SEGMENTS.indexOf(segment) * WIDTH - inside) * 10) / 10
  return { segment, restAngle }
}

/** Never the same segment twice in a row; and once per game everyone writes. */
function drawable({ spun, barred, isLate }: Spins): readonly Segment[] {
  if (isLate && !spun.includes('writing')) return ['writing']
  const mayCome = (segment: Segment) => segment !== spun.at(-1) && !barred.includes(segment)
  const left = bagAfter(spun).filter(mayCome)
  return left.length > 0 ? left : SEGMENTS.filter(mayCome)
}

function bagAfter(spun: readonly Segment[]): readonly Segment[] {
  return spun.reduce<readonly Segment[]>((bag, segment) => {
    const at = bag.indexOf(segment)
    const left = bag.filter((_, i) => i !== at)
    return left.length > REFILLED_AT ? left : [...left, ...SEGMENTS]
  }, SEGMENTS)
}

/** Returns the segment at the top pointer when the wheel is turned this far clockwise. */
export function segmentAt(angle: number): Segment {
  const under = (((360 - angle) % 360) + 360) % 360
  return required(SEGMENTS[Math.floor(under / WIDTH)])
}

/** For everyone together, also between the others' turns: nobody is on turn in these. */
export function isForAll(segment: Segment): boolean {
  return segment === 'writing' || segment === 'point'
}

/** Performed in front of the others, so they judge it and bet on the verdict. */
export function isJudged(segment: Segment): boolean {
  return segment === 'duel' || segment === 'swap' || segment === 'dare' || segment === 'jackpot'
}

/** The jackpot at the start, and after someone took some of it: half of the minimum is more than a dare pays. */
export const JACKPOT = 1400
const JACKPOT_MOST = 2000
const MISSED = 100

/** After a spin that missed it, or a task that didn't win it. */
export function jackpotMissed(jackpot: number): number {
  return Math.min(JACKPOT_MOST, jackpot + MISSED)
}
