import { INTENSITIES } from '@highjinks/protocol'
import { countEvenings } from './evenings.ts'
import { countFamilies, countTopics, findBroken, findMissed, findThin, LEAST } from './figures.ts'
import { findUnfillable } from './fillable.ts'
import { findAlike, THE_SAME } from './likeness.ts'
import { bankLines, type DeckCards, decks, isBoard, isFact, linesOf } from './line.ts'
import { countRuder } from './rude.ts'
import { describeShapes } from './shapes.ts'
import { countSaid, findUnsaid } from './theme.ts'
import { findTwins, findWornNames } from './twins.ts'
import { findBreathless, findUnAmerican } from './words.ts'

/** At or above this, an editor should look. */
const NEAR = 0.55
const A_MONTH_OF_SATURDAYS = 4

/** Finds faults in single cards, which is quick. */
export function findFaults(): readonly string[] {
  return decks.flatMap((deck) => [
    ...findBroken(deck),
    ...findUnfillable(deck).map((found) => `cannot be filled: ${found}`),
    ...(LEAST[deck.name] === undefined ? [] : findUnspeakable(deck)),
  ])
}

function findUnspeakable({ cards }: DeckCards): readonly string[] {
  const lines = cards.flatMap(linesOf)
  return [
    ...findUnAmerican(lines).map((found) => `un-American: ${found}`),
    ...cards.flatMap((card) =>
      findBreathless(linesOf(card), isBoard(card) ? 'scene' : isFact(card) ? 'fact' : 'prompt'),
    ),
  ]
}

/** Prints the whole report and returns what is missing. */
export async function reportDecks(): Promise<readonly string[]> {
  for (const deck of decks) printDeck(deck)
  const lines = [...decks.flatMap(({ cards }) => cards.flatMap(linesOf)), ...(await bankLines())]
  const alike = findAlike(lines, NEAR)
  console.log(`\nNear duplicates (an editor looks from ${NEAR}, one of two goes from ${THE_SAME}):`)
  for (const { one, other, likeness } of alike) {
    console.log(`  ${likeness.toFixed(2)} ${one.id}: ${one.text}\n       ${other.id}: ${other.text}`)
  }
  console.log('\nEvenings of eight, Standard, until a card comes back:')
  const lasting = countEvenings()
  for (const { game, level, evenings, isMore } of lasting) {
    console.log(`  ${game} ${level}: ${evenings}${isMore ? ' and more' : ''}`)
  }
  return [
    ...findFaults(),
    ...decks.flatMap((deck) => [
      ...findMissed(deck),
      ...findThin(deck),
      ...describeShapes(deck).map((shape) => `a shape: ${shape}`),
      ...findUnsaid(deck),
      ...findWornNames(deck),
    ]),
    ...findTwins(decks).map((twins) => `twins: ${twins}`),
    ...alike
      .filter(({ likeness }) => likeness >= THE_SAME)
      .map(({ one, other }) => `the same: ${one.id} and ${other.id}`),
    ...lasting
      .filter(({ evenings }) => evenings < A_MONTH_OF_SATURDAYS)
      .map(({ game, level, evenings }) => `${game} ${level}: repeats after ${evenings} evenings`),
  ]
}

function printDeck(deck: DeckCards): void {
  const { name, cards } = deck
  const levels = INTENSITIES.map((level) => `${level} ${cards.filter((card) => card.intensity === level).length}`)
  const heats = [1, 2, 3].map((heat) => cards.filter((card) => card.heat === heat).length)
  const named = cards.filter((card) => 'text' in card && /\{(?!blank)/.test(String(card.text))).length
  console.log(`\n${name}: ${cards.length} (${levels.join(', ')}), heat ${heats.join(' / ')}, ${named} with names`)
  console.log(`  ${countFamilies(deck)}`)
  console.log(`  chips: ${countTopics(deck)}`)
  for (const level of INTENSITIES) {
    const { truths, bends } = countRuder(cards.filter(isFact).filter(({ intensity }) => intensity === level))
    if (truths + bends > 0) console.log(`  ${level}: the ruder filling is true in ${truths} of ${truths + bends}`)
  }
  const { tagged, said } = countSaid(deck)
  if (tagged > 0) console.log(`  cannabis: ${tagged} cards, ${said} of them say a word of it`)
}
