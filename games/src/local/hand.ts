import type { Company } from '../kit/names.ts'
import { required } from '../kit/required.ts'
import { standings } from '../kit/score.ts'
import { type Draw, drawHand } from './draw.ts'
import { CLOCK_SECONDS, eveningProgress } from './length.ts'
import type { PileCard } from './piles.ts'
import { type LocalContext, type LocalGame, presentPlayers } from './state.ts'

/** Returns everything that this turn's cards are drawn from. */
export function drawOf(game: LocalGame, { piles, now, random }: LocalContext): Draw {
  const { settings, muted, seen } = game
  const fitting = piles.map((pile) => ({
    ...pile,
    cards: pile.cards.filter((card) => !card.topics.some((topic) => muted.includes(topic))),
  }))
  return {
    piles: fitting,
    level: settings.intensity,
    seconds: CLOCK_SECONDS[settings.duration],
    progress: eveningProgress(game, now),
    neighbor: lastShown(game, piles),
    isForTable: isForTable(game),
    seen,
    company: companyOf(game),
    random,
  }
}

/** The next card is of another family than this one, although it may be from another deck. */
function lastShown({ seen }: LocalGame, piles: LocalContext['piles']): PileCard | null {
  const last = seen.at(-1)
  return piles.flatMap(({ cards }) => cards.filter(({ id }) => id === last)).at(0) ?? null
}

/** Every third card is the whole table's; where a round is a multiple of three, it moves on by a seat each round. */
function isForTable(game: LocalGame): boolean {
  const { begun, round } = game
  const shift = presentPlayers(game).length % EVERY === 0 ? round - 1 : 0
  return (begun + shift) % EVERY === 0
}
const EVERY = 3

/** Draws for the turn that begins. */
export function withHand(game: LocalGame, context: LocalContext): LocalGame {
  const next = { ...game, begun: game.begun + 1 }
  return { ...next, hand: drawHand(drawOf(next, context)), shown: null }
}

/** Those who are still here may be named. */
function companyOf(game: LocalGame): Company {
  const { players, turn, named, scores } = game
  const people = presentPlayers(game).map(({ id, name }) => ({
    id: String(id),
    name,
    isBot: false,
    isHere: true,
    canBeNamed: true,
    muted: [],
  }))
  const ranked = standings({ order: people.map(({ id }) => id), house: [], scores })
  const alone = (at: number) => {
    const row = ranked.at(at)
    return row && ranked.filter(({ score }) => score === row.score).length === 1 ? row.id : null
  }
  return {
    people,
    performers: [String(required(players[turn]).id)],
    leader: alone(0),
    last: alone(-1),
    host: required(people[0]).id,
    named,
  }
}
