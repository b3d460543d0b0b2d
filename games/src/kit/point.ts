import { accept, type PlayerId, playerId, refuse, type Step } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { points } from '../decks/points/index.ts'
import type { Prompt } from './card.ts'
import type { Context, Table } from './game.ts'
import { countNames } from './names.ts'
import { NO_PLEA, openPlea, type Pleaded, plea, pleaView } from './plea.ts'
import { bySeat } from './schema.ts'
import { addScores, countMoment, givenByPeople } from './score.ts'
import { peopleFirst, presentPlayers, seatedPlayers } from './seated-players.ts'

export const POINT_SECONDS = 20
const WITH_THE_MOST = 200
const FEWEST_ANSWERS = 2

/**
 * “Which of you would …?”: everyone points in secret, the fingers are revealed, and the most pointed-at player may
 * plead.
 */
export const point = z.object({
  kind: z.literal('point'),
  card: z.object({ id: z.string(), text: z.string() }),
  /** The players one may point at. */
  targets: z.array(playerId),
  fingers: bySeat(playerId),
  /** The players with the most fingers; nobody if no two agree. */
  most: z.array(playerId),
  /** A plea by one of these, or against them. */
  plea: z._default(plea, NO_PLEA),
  gains: bySeat(z.number()),
  /** Without points it only shows what the table thinks. */
  isPaid: z.boolean(),
})
export type Point = z.infer<typeof point>

/** Not with two players, and not if a player's name may not be used. */
export function mayPoint(state: Table, context: Context): boolean {
  const seated = seatedPlayers(state, context)
  const isWilling = (id: PlayerId) => context.seats.find((seat) => seat.id === id)?.canBeNamed !== false
  return seated.length > 2 && seated.every(isWilling)
}

/**
 * Returns the cards that leave at least two answers when the players they name are excluded; otherwise cards that name
 * nobody.
 */
export function questionsFor(state: Table, context: Context): readonly Prompt[] {
  const spare = Math.max(0, answers(state, context).length - FEWEST_ANSWERS)
  return points.filter(({ text }) => countNames(text) <= spare)
}

function answers(state: Table, context: Context): readonly PlayerId[] {
  return peopleFirst(presentPlayers(state, context), context)
}

/** A player in the question can't be an answer. */
export function newPoint(
  state: Table,
  card: Point['card'],
  context: Context,
  isPaid: boolean,
  named: readonly PlayerId[] = [],
): Point {
  const targets = answers(state, context).filter((id) => !named.includes(id))
  return { kind: 'point', card, targets, fingers: {}, most: [], plea: NO_PLEA, gains: {}, isPaid }
}

export function pointAt(point: Point, by: PlayerId, at: PlayerId): Step<Point> {
  if (!point.targets.includes(at)) return refuse('not-allowed')
  if (point.fingers[by]) return refuse('already-done')
  return accept({ ...point, fingers: { ...point.fingers, [by]: at } })
}

/**
 * Pays the players who pointed with the majority. In a tie every side counts, and if no two agree, nobody is the most.
 */
export function countFingers<State extends Table & Pleaded>(
  state: State,
  point: Point,
  context: Context,
): { readonly state: State; readonly point: Point } {
  const counted = givenByPeople(point.fingers, state)
  const hits = (id: PlayerId) => Object.values(counted).filter((at) => at === id).length
  const top = Math.max(...point.targets.map(hits))
  const most = top > 1 ? point.targets.filter((id) => hits(id) === top) : []
  const right = Object.entries(point.fingers).filter(([, at]) => most.includes(at))
  const gains = point.isPaid ? Object.fromEntries(right.map(([id]) => [id, WITH_THE_MOST])) : {}
  const here = presentPlayers(state, context)
  const plea = point.isPaid ? openPlea(state, most, point.fingers, context, here) : NO_PLEA
  const pointed = most.reduce((next, id) => countMoment(next, 'pointed', id, hits(id)), addScores(state, gains))
  return { state: pointed, point: { ...point, most, plea, gains } }
}

/** Who points at whom stays hidden until all have. */
export function pointView(point: Point, isOpen: boolean, isHeard: boolean) {
  return {
    kind: point.kind,
    card: point.card.text,
    targets: point.targets,
    pointed: Object.keys(point.fingers),
    fingers: isOpen ? point.fingers : null,
    most: point.most,
    gains: point.gains,
    /** The pay; nothing if it only shows what the table thinks. */
    worth: point.isPaid ? WITH_THE_MOST : 0,
    plea: pleaView(point.plea, isHeard),
  }
}
