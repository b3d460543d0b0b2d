import { pickOne, required } from '../kit/index.ts'

/** Clockwise, from the top of a wheel that is not turned; the pointer stands at the top. */
export const SEGMENTS = ['writing', 'duel', 'swap', 'gift', 'rule', 'point', 'dare', 'jackpot'] as const
export type Segment = (typeof SEGMENTS)[number]

/** What is asked of whose turn it is; the others are for everybody at once. */
const TASKS = ['duel', 'swap', 'gift', 'rule', 'dare', 'jackpot'] as const
export type Task = (typeof TASKS)[number]

/** The task that the wheel has come to. */
export function taskOf({ wheel }: { readonly wheel: { readonly segment: Segment } | null }): Task {
  return required(TASKS.find((one) => one === wheel?.segment))
}

/** From the pull until the wheel begins to turn: the news has to reach every screen. */
export const LEAD_MS = 400
export const SPIN_MS = 4600
/** Still, at the end, so that everybody has seen it. */
export const REST_MS = 1000

const WIDTH = 360 / SEGMENTS.length
/** The pointer never stops closer to a line than this. */
const MARGIN = 4

/** With so many left in the bag all eight go in again: nobody can tell what the next spin must be. */
const REFILLED_AT = 3

/** The evening as the wheel sees it. */
interface Spins {
  /** Where it stopped before, the last one last. */
  readonly spun: readonly Segment[]
  /** Where it cannot stop now: what nobody could do. */
  readonly barred: readonly Segment[]
  /** Half of the spins are over. */
  readonly isLate: boolean
}

/** The wheel is a bag, though it looks like one that could stop anywhere. */
export function draw(spins: Spins, random: () => number): { readonly segment: Segment; readonly restAngle: number } {
  const segment = required(pickOne(drawable(spins), random))
  const inside = MARGIN + random() * (WIDTH - 2 * MARGIN)
  const restAngle = Math.round((360 - SEGMENTS.indexOf(segment) * WIDTH - inside) * 10) / 10
  return { segment, restAngle }
}

/** Never the same twice running; and once a game everybody writes. */
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

/** What the pointer at the top points to when the wheel is turned this far clockwise. */
export function segmentAt(angle: number): Segment {
  const under = (((360 - angle) % 360) + 360) % 360
  return required(SEGMENTS[Math.floor(under / WIDTH)])
}

/** Everybody at once, between turns of the others too: nobody is on turn in these. */
export function isForAll(segment: Segment): boolean {
  return segment === 'writing' || segment === 'point'
}

/** Done before the others' eyes, so the others judge it, and bet on what they will say. */
export function isJudged(segment: Segment): boolean {
  return segment === 'duel' || segment === 'swap' || segment === 'dare' || segment === 'jackpot'
}

/** The jackpot at the beginning, and after somebody has taken of it: half of the least is more than a dare. */
export const JACKPOT = 1400
const JACKPOT_MOST = 2000
const MISSED = 100

/** After a spin that missed it, or a task that did not win it. */
export function jackpotMissed(jackpot: number): number {
  return Math.min(JACKPOT_MOST, jackpot + MISSED)
}
