import { timesInWords } from '../kit/pay.ts'
import { required } from '../kit/required.ts'
import type { LocalGame, LocalPlayer, Taken } from './game.ts'
import { type LocalPrompt, PROMPT_KINDS } from './prompt.ts'

/** One kind thing about everybody, each another. */
export interface Bow {
  readonly player: LocalPlayer
  readonly title: string
  readonly detail: string
  /** The card that goes with it, as the table will remember it; null for whoever never had one. */
  readonly card: string | null
}

/** What each kind of prompt makes of whoever had most of them. */
const MOST: Readonly<Record<LocalPrompt['kind'], { readonly title: string; readonly counted: string }>> = {
  dare: { title: 'Bravest on the couch', counted: 'dare' },
  truth: { title: 'Open book', counted: 'truth' },
  spin: { title: 'Friend of the wheel', counted: 'spin' },
  roll: { title: 'High roller', counted: 'roll' },
  act: { title: 'Star of the stage', counted: 'scene' },
  bluff: { title: 'Best poker face', counted: 'reading' },
  fact: { title: 'Walking almanac', counted: 'fact' },
  never: { title: 'Best stories', counted: 'statement' },
  statements: { title: 'Smoothest liar', counted: 'tall tale' },
  talk: { title: 'Best company', counted: 'answer' },
}
/** For everybody for whom nothing else is left: all of them true of whoever stays to the end. */
const FOR_ALL = [
  'Heart of the couch',
  'Best laugh',
  'Kindest audience',
  'Cool head',
  'Good sport',
  'Warmest seat',
  'Quickest comeback',
  'Easiest to like',
] as const

interface Given {
  readonly title: string
  readonly detail: string
  /** What kind of card it was for. */
  readonly kind: Taken['kind'] | null
}

/** A different bow for everybody: who did most of something, whom the cards liked to name, and something kind for all. */
export function takeBows({ players, taken }: LocalGame): readonly Bow[] {
  const given = new Map<number, Given>()
  const give = (player: LocalPlayer, title: string, detail: string, kind: Taken['kind'] | null) => {
    given.set(player.id, { title, detail, kind })
  }
  for (const kind of PROMPT_KINDS) {
    const award = MOST[kind]
    const count = (one: LocalPlayer) => taken.filter((each) => each.player === one.id && each.kind === kind).length
    const best = mostOf(players, given, count)
    if (best) give(best, award.title, `${count(best)} ${award.counted}${count(best) === 1 ? '' : 's'}`, kind)
  }
  const named = (one: LocalPlayer) => taken.filter((each) => each.named.includes(String(one.id))).length
  const talked = mostOf(players, given, named)
  if (talked) give(talked, 'Talk of the table', `named ${timesInWords(named(talked))}`, null)
  let next = 0
  return players.map((player) => {
    const own = given.get(player.id)
    const title = own?.title ?? required(FOR_ALL[next++ % FOR_ALL.length])
    return {
      player,
      title,
      detail: own?.detail ?? turnsOf(player, taken),
      card: lastCard(player, taken, own?.kind ?? null),
    }
  })
}

/** Alone in front, and without a bow so far. */
function mostOf(
  players: readonly LocalPlayer[],
  given: ReadonlyMap<number, unknown>,
  count: (player: LocalPlayer) => number,
): LocalPlayer | null {
  const most = Math.max(...players.map(count))
  const [first, second] = players.filter((player) => count(player) === most)
  return first && !second && most > 0 && !given.has(first.id) ? first : null
}

/** The last one they had, of that kind if it was for one. */
function lastCard(player: LocalPlayer, taken: readonly Taken[], kind: Taken['kind'] | null): string | null {
  const own = taken.filter((each) => each.player === player.id && (kind === null || each.kind === kind))
  return own.at(-1)?.text ?? null
}

function turnsOf(player: LocalPlayer, taken: readonly Taken[]): string {
  const turns = taken.filter((each) => each.player === player.id).length
  return turns === 1 ? '1 turn' : `${turns} turns`
}
