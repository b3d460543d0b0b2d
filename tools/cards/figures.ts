import type { DeckName } from '@highjinks/games/decks'
import { FAMILIES } from '@highjinks/games/kit'
import { INTENSITIES, TOPICS, type Topic } from '@highjinks/protocol'
import { type DeckCards, isBoard, isFact } from './line.ts'

/** The number of cards a level must have. Decks not listed here are being phased out. */
export const LEAST: Readonly<Partial<Record<DeckName, number>>> = {
  truths: 120,
  dares: 120,
  nevers: 120,
  boards: 33,
  facts: 96,
  stunts: 60,
  challenges: 40,
  points: 60,
  lines: 40,
  duels: 24,
  swaps: 24,
  gifts: 24,
  'house-rules': 24,
  jackpots: 24,
  starters: 80,
}
const BOARDS = 100
const SCENES = 6
const SOURCES = 2
const FILLING = 30
/** One card in five, with a margin. */
const CANNABIS = { least: 0.14, most: 0.26 } as const
const OBJECTS = 0.1

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
const percent = (part: number) => `${Math.round(part * 100)} %`

/** Finds what a deck lacks. */
export function findMissed({ name, cards }: DeckCards): readonly string[] {
  const least = LEAST[name]
  if (least === undefined) return []
  const families = (family: string) => share(cards.filter((card) => card.family === family).length, cards.length)
  return [
    ...INTENSITIES.flatMap((level) => {
      const count = cards.filter((card) => card.intensity === level).length
      return count < least ? [`${name} ${level}: ${count} of ${least} cards`] : []
    }),
    ...(name === 'boards' && cards.length < BOARDS ? [`boards: ${cards.length} of ${BOARDS}`] : []),
    ...(families('cannabis') < CANNABIS.least || families('cannabis') > CANNABIS.most
      ? [`${name}: ${percent(families('cannabis'))} cannabis, not one in five`]
      : []),
    ...(families('objects') > OBJECTS
      ? [`${name}: ${percent(families('objects'))} furniture, snacks and appliances`]
      : []),
  ]
}

/** Finds what is wrong with a single card. */
export function findBroken({ name, cards }: DeckCards): readonly string[] {
  if (LEAST[name] === undefined) return []
  return [
    ...cards
      .filter((card) => card.family === 'cannabis' && !card.topics.includes('cannabis'))
      .map((card) => `${card.id}: cannabis without its chip`),
    ...cards
      .filter((card) => card.props && !card.topics.includes('props'))
      .map((card) => `${card.id}: props without their chip`),
    ...cards
      .filter(isBoard)
      .filter((card) => card.scenes.length !== SCENES)
      .map((card) => `${card.id}: ${card.scenes.length} scenes`),
    ...cards
      .filter(isFact)
      .filter((card) => card.sources.length < SOURCES)
      .map((card) => `${card.id}: one source`),
    ...cards
      .filter(isFact)
      .filter((card) => card.truth.length > FILLING || card.bend.length > FILLING)
      .map((card) => `${card.id}: a filling of more than ${FILLING} letters`),
    ...cards
      .filter((card) => 'odds' in card && (Number(card.odds) < 2 || Number(card.odds) > 8))
      .map((card) => `${card.id}: odds outside 2 to 8`),
  ]
}

const A_FEW = 6

/** Finds levels that three muted topics leave almost empty. */
export function findThin({ name, cards }: DeckCards): readonly string[] {
  if (LEAST[name] === undefined) return []
  return INTENSITIES.flatMap((level) => {
    const own = cards.filter((card) => card.intensity === level)
    const left = threeTopics().map((muted) => {
      return { muted, count: own.filter((card) => !card.topics.some((topic) => muted.includes(topic))).length }
    })
    const thinnest = left.toSorted((a, b) => a.count - b.count)[0]
    return thinnest && thinnest.count < A_FEW
      ? [`${name} ${level}: ${thinnest.count} cards without ${thinnest.muted.join(', ')}`]
      : []
  })
}

function threeTopics(): readonly (readonly Topic[])[] {
  return TOPICS.flatMap((a, i) => TOPICS.slice(i + 1).flatMap((b, j) => TOPICS.slice(i + j + 2).map((c) => [a, b, c])))
}

export function countFamilies({ cards }: DeckCards): string {
  return FAMILIES.map((family) => ({ family, count: cards.filter((card) => card.family === family).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ family, count }) => `${family} ${count}`)
    .join(', ')
}

export function countTopics({ cards }: DeckCards): string {
  const counts = new Map<string, number>()
  for (const topic of cards.flatMap((card) => card.topics)) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([topic, count]) => `${topic} ${count}`)
    .join(', ')
}
