import type { SessionView, TableFrame } from '@highjinks/protocol'
import { stepTimes } from '../../podium/podium-timeline.ts'
import type { JesterScript, Occasion } from '../script.ts'
import type { DeedKind } from './deeds.ts'
import { leaderOf, type Memory, type Story, storiesOf } from './memory.ts'

/** The pages between two memories he brings up; fewer near the end. */
const PAGES_BETWEEN = 5
const PAGES_BETWEEN_LATE = 3
/** The longest quote that fits his bubble. */
const QUOTE_MOST = 48

/** Deeds that mean nothing in another game. */
const OF_ONE_GAME: ReadonlySet<DeedKind> = new Set([
  'named',
  'burned',
  'truth',
  'dare',
  'has',
  'never',
  'seen-through',
  'lost-lead',
])

/** Returns the memories that fit while a player is busy, the current player's first. */
export function recollections(
  memory: Memory,
  { session, players }: SessionView,
  table: TableFrame,
  script: JesterScript<TableFrame> | null,
): readonly Occasion[] {
  if (!script?.quiet?.includes(table.phase) || (table.round < 2 && session.night.length === 0)) return []
  const isLate = table.round * 3 > table.rounds * 2
  if (memory.pages - memory.toldAt < (isLate ? PAGES_BETWEEN_LATE : PAGES_BETWEEN)) return []
  const past = { deeds: memory.deeds.filter(({ page }) => page < memory.pages) }
  const isAbout = ({ by, to }: Story) => table.turn !== null && (by === table.turn || to === table.turn)
  const isNow = ({ kind, to, page }: Story) => {
    if (kind === 'lost-lead' && leaderOf(table.standings) !== to) return false
    // Never bring up the same kind of thing twice in a row.
    if (memory.told.at(-1)?.split(' ').includes(kind)) return false
    return page >= memory.since || !OF_ONE_GAME.has(kind)
  }
  const stories = storiesOf(past).filter(isNow)
  const isNews = ({ memory: key = '' }: Occasion) => !memory.told.includes(key)
  const favorite = memory.told.includes(FAVORITE) ? favoriteOccasions(session, players, 'recall') : []
  const quotes = quoteOccasions(session, 'recall.quote').filter(isNews)
  return [
    ...favorite.filter(isNews),
    ...[...stories.filter(isAbout), ...stories.filter((story) => !isAbout(story))].flatMap((story) =>
      recalled(story, memory, isLate),
    ),
    ...quotes,
  ]
}

/** Tells a story once, and again when it has grown bolder or the game is about to end. */
function recalled(story: Story, { told }: Memory, isLate: boolean): readonly Occasion[] {
  const { kind, key, count } = story
  const times = told.filter((one) => one === key).length
  const isBold = times === 1 && (isLate || count > 2)
  if (times > 1 || (times === 1 && !isBold)) return []
  return [{ of: `recall.${kind}${isBold ? '.bold' : ''}`, ...aboutIt(story) }]
}

function aboutIt({ by, to, count, key }: Story) {
  return { name: by, other: to ?? null, count, memory: key, mood: 'laughs' } as const
}

/**
 * Quotes the line of the night, as its author allows. It lasts only while the session shows it, and nothing keeps its
 * words.
 */
function quoteOccasions({ bestLine }: SessionView['session'], of: string): readonly Occasion[] {
  if (!bestLine || bestLine.text.length > QUOTE_MOST) return []
  const { by, text } = bestLine
  return [{ of, name: by, quote: text, memory: `quote ${by} ${text.length}`, mood: 'laughs' }]
}

const FAVORITE = 'favorite'

/** Tells the lobby's bets while the people in them are here: at a podium first, and again later. */
function favoriteOccasions(
  { favorite }: SessionView['session'],
  players: SessionView['players'],
  when: 'night' | 'recall',
): readonly Occasion[] {
  if (!favorite || favorite.people.some(({ id }) => !players.some((player) => player.id === id))) return []
  const [first, other] = favorite.people
  const memory = when === 'night' ? FAVORITE : `${FAVORITE} again`
  const about = { memory, mood: 'laughs' } as const
  if (other) return [{ of: `${when}.favorite.tie`, names: favorite.people.map(({ id }) => id), ...about }]
  return first ? [{ of: `${when}.favorite`, name: first.id, count: favorite.bets, ...about }] : []
}

/** The deeds whose usual punch line changes when they happen to the same player again. */
const ECHOED: ReadonlySet<DeedKind> = new Set([
  'legend',
  'pointed',
  'fooled-all',
  'seen-through',
  'alone',
  'burned',
  'jackpot-lost',
  'penned',
])

/** Returns the echoes of this page's news that has happened before, for when it is out. */
export function echoes(memory: Memory, news: readonly Occasion[]): readonly Occasion[] {
  const [first] = news
  if (!first) return []
  const after = Math.max(...news.map((one) => one.after ?? 0))
  return storiesOf(memory)
    .filter(({ kind, page, count }) => page === memory.pages && count > 1 && ECHOED.has(kind))
    .map((story) => ({ ...aboutIt(story), of: `echo.${story.kind}`, memory: `echo ${story.key}`, after }))
    .filter((occasion) => !memory.told.includes(occasion.memory))
}

/** The start of the speech, when the lights have gone down and the drums begin, and the time for each story. */
const SPEECH_FROM_MS = 200
const SPEECH_EVERY_MS = 2700
/** His last word follows the lobby's bets after this long. */
const LAST_WORD_MS = 6000

export type Speech = readonly (Occasion & { readonly after: number })[]

/**
 * Builds the podium speech: true stories of different people and kinds until the suspense, and the last words when
 * everyone has their award.
 */
export function speechOf(memory: Memory, { session, players }: SessionView, table: TableFrame): Speech {
  const heard = new Set<string>()
  const isNew = ({ by, kind }: Story) => !heard.has(by) && !heard.has(kind) && heard.add(by).add(kind)
  const stories = storiesOf(memory).filter(isNew)
  const [suspense = 0] = stepTimes(table, 'suspense')
  const [rest = 0] = stepTimes(table, 'rest')
  const before = Math.floor(suspense / SPEECH_EVERY_MS)
  const told = (story: Story, after: number) => ({ ...aboutIt(story), of: `night.${story.kind}`, after })
  const [last] = stories.slice(before)
  const [quote] = quoteOccasions(session, 'night.quote')
  const [favorite] = memory.told.includes(FAVORITE) ? [] : favoriteOccasions(session, players, 'night')
  const end = favorite ? rest + LAST_WORD_MS : rest
  return [
    ...stories.slice(0, before).map((story, i) => told(story, SPEECH_FROM_MS + i * SPEECH_EVERY_MS)),
    ...(favorite ? [{ ...favorite, after: rest }] : []),
    quote ? { ...quote, after: end } : last ? told(last, end) : { of: 'night.end', mood: 'claps', after: end },
  ]
}
