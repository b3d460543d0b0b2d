import type { Company } from '../kit/names.ts'
import { required } from '../kit/required.ts'
import { standings } from '../kit/score.ts'
import { type Draw, drawHand } from './draw.ts'
import { CLOCK_SECONDS, eveningProgress } from './length.ts'
import type { LocalContext, LocalGame } from './state.ts'

/** Everything a card of this turn is drawn from. */
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
    seen,
    company: companyOf(game),
    random,
  }
}

export function withHand(game: LocalGame, context: LocalContext): LocalGame {
  return { ...game, hand: drawHand(drawOf(game, context)), shown: null }
}

/** Everybody who was entered is here, and may be named. */
function companyOf({ players, turn, named, scores }: LocalGame): Company {
  const people = players.map(({ id, name }) => ({
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
    performers: [required(people[turn]).id],
    leader: alone(0),
    last: alone(-1),
    host: required(people[0]).id,
    named,
  }
}
