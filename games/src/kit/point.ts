import { accept, type PlayerId, playerId, refuse, type Step } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { points } from '../decks/points/index.ts'
import type { Prompt } from './card.ts'
import type { Context, Table } from './game.ts'
import { countNames } from './names.ts'
import { bySeat } from './schema.ts'
import { addScores, countMoment } from './score.ts'
import { peopleFirst, presentPlayers, seatedPlayers } from './seated-players.ts'
import { WORDS, type Word } from './verdict.ts'

export const POINT_SECONDS = 20
export const PLEAD_SECONDS = 20
const WITH_THE_MOST = 200
const PLEA = 300
const FEWEST_ANSWERS = 2

/** “Which of you would …?”: everybody points at once, in secret; the fingers come out; whoever they hit may plead. */
export const point = z.object({
  kind: z.literal('point'),
  card: z.object({ id: z.string(), text: z.string() }),
  /** Those one may point at. */
  targets: z.array(playerId),
  fingers: bySeat(playerId),
  /** Those with the most fingers on them; nobody where no two agree. */
  most: z.array(playerId),
  /** Of these, those who may plead: nobody twice running. */
  pleaders: z.array(playerId),
  said: bySeat(z.enum(WORDS)),
  gains: bySeat(z.number()),
  /** Without points it only says what the table thinks. */
  isPaid: z.boolean(),
})
export type Point = z.infer<typeof point>

/** Not with two, and not where somebody's name is not to be used. */
export function mayPoint(state: Table, context: Context): boolean {
  const seated = seatedPlayers(state, context)
  const isWilling = (id: PlayerId) => context.seats.find((seat) => seat.id === id)?.canBeNamed !== false
  return seated.length > 2 && seated.every(isWilling)
}

/** The cards that leave two to choose from when those whom they name are none of the answers; else those that name nobody. */
export function questionsFor(state: Table, context: Context): readonly Prompt[] {
  const spare = Math.max(0, answers(state, context).length - FEWEST_ANSWERS)
  return points.filter(({ text }) => countNames(text) <= spare)
}

function answers(state: Table, context: Context): readonly PlayerId[] {
  return peopleFirst(presentPlayers(state, context), context)
}

/** Whoever the question names is no answer to it. */
export function newPoint(
  state: Table,
  card: Point['card'],
  context: Context,
  isPaid: boolean,
  named: readonly PlayerId[] = [],
): Point {
  const targets = answers(state, context).filter((id) => !named.includes(id))
  return { kind: 'point', card, targets, fingers: {}, most: [], pleaders: [], said: {}, gains: {}, isPaid }
}

export function pointAt(point: Point, by: PlayerId, at: PlayerId): Step<Point> {
  if (!point.targets.includes(at)) return refuse('not-allowed')
  if (point.fingers[by]) return refuse('already-done')
  return accept({ ...point, fingers: { ...point.fingers, [by]: at } })
}

/** Whoever pointed with the most is paid; a tie is most on every side, and where no two agree nobody is the most. */
export function countFingers<State extends Table & { readonly pleaded: readonly PlayerId[] }>(
  state: State,
  point: Point,
  context: Context,
): { readonly state: State; readonly point: Point } {
  const hits = (id: PlayerId) => Object.values(point.fingers).filter((at) => at === id).length
  const top = Math.max(...point.targets.map(hits))
  const most = top > 1 ? point.targets.filter((id) => hits(id) === top) : []
  const right = Object.entries(point.fingers).filter(([, at]) => most.includes(at))
  const gains = point.isPaid ? Object.fromEntries(right.map(([id]) => [id, WITH_THE_MOST])) : {}
  const here = presentPlayers(state, context)
  const pleaders = point.isPaid ? most.filter((id) => here.includes(id) && !state.pleaded.includes(id)) : []
  const pointed = most.reduce((next, id) => countMoment(next, 'pointed', id, hits(id)), addScores(state, gains))
  return { state: pointed, point: { ...point, most, pleaders, gains } }
}

export function plead(point: Point, by: PlayerId, word: Word): Step<Point> {
  if (!point.pleaders.includes(by)) return refuse('not-allowed')
  if (point.said[by]) return refuse('already-done')
  return accept({ ...point, said: { ...point.said, [by]: word } })
}

export function silentPleaders(point: Point): readonly PlayerId[] {
  return point.pleaders.filter((id) => !point.said[id])
}

/** Whoever pleaded is paid, whatever they said. */
export function payPleas<State extends Table & { readonly pleaded: readonly PlayerId[] }>(
  state: State,
  point: Point,
): State {
  const pleaded = point.pleaders.filter((id) => point.said[id] === 'done')
  const paid = addScores(state, Object.fromEntries(pleaded.map((id) => [id, PLEA])))
  return pleaded.reduce((next, id) => countMoment(next, 'plea', id), { ...paid, pleaded })
}

/** Who points at whom stays hidden until all have. */
export function pointView(point: Point, isOpen: boolean) {
  return {
    kind: point.kind,
    card: point.card.text,
    targets: point.targets,
    pointed: Object.keys(point.fingers),
    fingers: isOpen ? point.fingers : null,
    most: point.most,
    pleaders: point.pleaders,
    said: point.said,
    gains: point.gains,
    /** What it pays: nothing when it only says what the table thinks. */
    worth: point.isPaid ? WITH_THE_MOST : 0,
    plea: point.isPaid ? PLEA : 0,
  }
}
