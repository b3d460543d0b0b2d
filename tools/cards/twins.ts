import { type DeckCards, type Line, linesOf } from './line.ts'

/** The maximum of cards per idea in all decks together: the third sounds like a repeat. */
const MOST = 2

/** Jokes that came back in one deck after the other in different words, so comparing words doesn't find them. */
const IDEAS: Readonly<Record<string, RegExp>> = {
  'the last slice': /\blast (?:slice|chips?|cookie|fry|donut|dumpling|piece of (?:pizza|cake))\b/i,
  'leaving a voicemail': /\b(?:leave|left|perform|record)\b[^.]*\b(?:voicemail|voice (?:message|note|memo))\b/i,
  'a nature documentary': /\bnature documentar\w+|\bwildlife documentar\w+/i,
  'a press conference': /\bpress conference\b/i,
  'a weather report': /\bweather (?:report|forecast)\b|\bforecast\b/i,
  'a mother on the phone while high': /\b(?:high|stoned)\b.*\bmother\b|\bmother\b.*\b(?:high|stoned)\b/i,
  'arrested for what': /\bbe arrested for\b/i,
  'a warning label': /\bwarning labels?\b/i,
  'a search history': /\bsearch history\b|\blast (?:two|three|five) searches\b/i,
  'a visit of aliens': /\baliens?\b/i,
  'a one-star review': /\bone[- ]star\b/i,
  'a haggle': /\bhaggle (?:\{|with|over)/i,
}

/** Scenes are acted without words, facts are true, and starters are only begun: none of them tells a joke. */
const TOLD_OTHERWISE: ReadonlySet<string> = new Set(['boards', 'facts', 'starters'])

/** Finds every idea with too many cards. */
export function findTwins(decks: readonly DeckCards[]): readonly string[] {
  const lines = decks.filter(({ name }) => !TOLD_OTHERWISE.has(name)).flatMap(({ cards }) => cards.flatMap(linesOf))
  return Object.entries(IDEAS).flatMap(([idea, pattern]) => {
    const ids = idsOf(lines, pattern)
    return ids.length > MOST ? [`${idea}: ${ids.length} cards, ${ids.join(', ')}`] : []
  })
}

function idsOf(lines: readonly Line[], pattern: RegExp): readonly string[] {
  return lines.filter(({ text }) => pattern.test(text)).map(({ id }) => id)
}

/** A capital letter inside a sentence, and what belongs to it. */
const NAMED = /(?<=[\p{L}\d,;’”] )\p{Lu}[\p{L}’&]*(?: (?:of )?\p{Lu}[\p{L}’&]*)*/gu
const NO_NAMES = /^(?:I|I’\w+|Say|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)$/

/** Finds every place, show or brand that too many cards of one deck name: the third time it's a tic. */
export function findWornNames({ name, cards }: DeckCards): readonly string[] {
  if (TOLD_OTHERWISE.has(name) && name !== 'starters') return []
  const ids = new Map<string, Set<string>>()
  for (const { id, text } of cards.flatMap(linesOf)) {
    for (const [word] of text.matchAll(NAMED)) {
      const named = word.replace(/’s?$/, '')
      if (!NO_NAMES.test(named)) ids.set(named, new Set([...(ids.get(named) ?? []), id]))
    }
  }
  return [...ids].filter(([, of]) => of.size > MOST).map(([named, of]) => `${name} say ${named} in ${of.size} cards`)
}
