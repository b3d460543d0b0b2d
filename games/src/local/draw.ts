import type { Intensity, PlayerId } from '@highjinks/protocol'
import { fillBlank } from '../kit/card.ts'
import { pickOne, randomBelow, shuffle } from '../kit/chance.ts'
import { deal } from '../kit/deal.ts'
import { heatOf } from '../kit/deal-cards.ts'
import type { Heat } from '../kit/family.ts'
import type { Company } from '../kit/names.ts'
import { required } from '../kit/required.ts'
import { type Pile, type PileCard, pileOf } from './piles.ts'
import { ACTIONS, type BankPrompt, type LocalPrompt, SEGMENTS, type TableAsk } from './prompt.ts'

/** A card behind Show Prompt. */
export interface Drawn {
  readonly ids: readonly string[]
  readonly prompt: LocalPrompt
  /** The players that it names. */
  readonly named: readonly PlayerId[]
}

export interface Draw {
  readonly piles: readonly Pile[]
  readonly level: Intensity
  /** The time for acting a scene from the decks. */
  readonly seconds: number
  /** The progress of the evening, from 0 to 1. */
  readonly progress: number
  /** The card that this phone showed last, if it's from one of these piles. */
  readonly neighbor: PileCard | null
  /** Whether this card is for the whole table. */
  readonly isForTable: boolean
  readonly seen: readonly string[]
  readonly company: Company
  readonly random: () => number
}

const OPTIONS = 6
const STARTERS = 3
/** The blank that the reader fills in out loud. */
const OPEN = '_____'
/** One phone's evening is one game, so it climbs through the whole level. */
const WHOLE_LEVEL = 2

/** Draws one card for the turn; in Truth or Dare, one of each for the player to choose from. */
export function drawHand(all: Draw): readonly Drawn[] {
  const table = all.piles.filter(({ ask, cards }) => ask && cards.length > 0 && isEnoughFor(ask, all.company))
  const draw = { ...all, piles: all.piles.filter(({ ask }) => !ask) }
  if (all.isForTable && table.length > 0) return drawFrom(required(pickOne(table, all.random)), all)
  if (draw.piles.some(({ name }) => name === 'truth')) return draw.piles.flatMap((pile) => drawFrom(pile, draw))
  return drawFrom(pileByChance(draw), draw)
}

/** With only two players, they would just point at each other. */
function isEnoughFor(ask: TableAsk, { people }: Company): boolean {
  return ask !== 'point' || people.length > 2
}

/**
 * While the bank has new prompts, picks among those at random; after that, the wheel and the dice make all sides
 * equally likely.
 */
function pileByChance({ piles, seen, random }: Draw): Pile {
  const known = new Set(seen)
  const beginning = piles.flatMap((pile) =>
    pile.cards.filter((card) => isOfBank(card) && !known.has(card.id)).map(() => pile),
  )
  const full = piles.filter(({ cards }) => cards.length > 0)
  return required(pickOne(beginning.length > 0 ? beginning : full, random))
}

/** Draws more prompts of the same kind; with dice, just as bold. */
export function drawAgain(draw: Draw, prompt: LocalPrompt, count: number): readonly Drawn[] {
  const pile = draw.piles.find(({ name }) => name === pileOf(prompt))
  if (!pile) return []
  const drawn: Drawn[] = []
  for (let i = 0; i < count; i++) {
    const seen = [...draw.seen, ...drawn.flatMap(({ ids }) => ids)]
    const pips = prompt.kind === 'roll' ? prompt.pips : undefined
    drawn.push(...drawFrom(pile, { ...draw, seen }, pips))
  }
  return drawn
}

function drawFrom(pile: Pile, draw: Draw, pips = 1 + randomBelow(5, draw.random)): readonly Drawn[] {
  const known = new Set(draw.seen)
  const beginning = pile.cards.filter((card) => isOfBank(card) && !known.has(card.id))
  const isThree = pile.name === 'statements' && beginning.length === 0
  // Three starters are dealt together; a whole prompt from the bank isn't one of them.
  const deck = isThree ? pile.cards.filter((card) => !isOfBank(card)) : pile.cards
  const { cards, named } = deal<PileCard>({
    deck: beginning.length > 0 ? beginning : deck,
    count: isThree ? STARTERS : 1,
    level: draw.level,
    heat: isAction(pile.name) ? { at: heatOfPips(pips), most: 3 } : heatOf(WHOLE_LEVEL, draw.progress),
    muted: new Set(),
    distance: 'same',
    company: { ...draw.company, performers: pile.performers === 0 ? [] : draw.company.performers },
    seen: draw.seen,
    neighbor: draw.neighbor,
    random: draw.random,
  })
  const [card] = cards
  if (!card) return []
  const prompt = promptOf(pile, cards, pips, draw)
  return [{ ids: cards.map(({ id }) => id), prompt, named }]
}

/** One and two pips are the lower third of the level, three the middle, four and five the upper third. */
function heatOfPips(pips: number): Heat {
  return pips < 3 ? 1 : pips === 3 ? 2 : 3
}

function promptOf(pile: Pile, cards: readonly PileCard[], pips: number, { seconds, random }: Draw): LocalPrompt {
  const { name, ask } = pile
  const card = required(cards[0])
  if (ask) return tablePrompt(ask, card, random)
  if (isOfBank(card)) return bankPrompt(card.bank, pips, pile, random)
  if ('scenes' in card) {
    const options = shuffle(card.scenes, random).slice(0, OPTIONS)
    return { kind: 'act', text: required(pickOne(options, random)), seconds, options }
  }
  if ('bend' in card) {
    const [straight, bent, open] = [card.truth, card.bend, OPEN].map((filling) => fillBlank(card, filling))
    return { kind: 'bluff', straight: required(straight), bent: required(bent), why: card.why, open: required(open) }
  }
  const { text } = card
  const action = ACTIONS.find((one) => one === name)
  if (action) return { kind: 'roll', action, pips, text }
  const segment = SEGMENTS.find((one) => one === name)
  if (segment) return { kind: 'spin', segment, text }
  if (name === 'statements') {
    const starters = cards.flatMap((one) => ('text' in one ? [one.text] : []))
    return { kind: 'statements', text: 'Two true stories and a lie. Any of these will do to begin.', starters }
  }
  const kind = (['truth', 'dare', 'never'] as const).find((one) => one === name) ?? 'talk'
  return { kind, text }
}

/** Decides at random whether the table hears a fact's truth or its lie. */
function tablePrompt(ask: TableAsk, card: PileCard, random: () => number): LocalPrompt {
  if ('bend' in card) {
    const isTrue = randomBelow(2, random) === 0
    return { kind: 'table', ask, text: fillBlank(card, isTrue ? card.truth : card.bend), isTrue, why: card.why }
  }
  return { kind: 'table', ask, text: 'text' in card ? card.text : '', isTrue: true, why: '' }
}

function bankPrompt(prompt: BankPrompt, pips: number, { cards }: Pile, random: () => number): LocalPrompt {
  switch (prompt.kind) {
    case 'roll':
      return { ...prompt, pips }
    case 'act':
      return { ...prompt, options: scenesBeside(prompt.text, cards, random) }
    case 'statements':
      return { ...prompt, starters: [] }
    case 'talk':
    case 'truth':
    case 'dare':
    case 'never':
    case 'fact':
    case 'spin':
      return prompt
  }
}

/** Hides a scene from the bank among the bank's other scenes. */
function scenesBeside(scene: string, cards: readonly PileCard[], random: () => number): string[] {
  const others = cards.filter(isOfBank).map(({ bank }) => bank.text)
  const beside = shuffle(
    others.filter((text) => text !== scene),
    random,
  ).slice(0, OPTIONS - 1)
  return shuffle([scene, ...beside], random)
}

function isOfBank(card: PileCard): card is Extract<PileCard, { bank: unknown }> {
  return 'bank' in card
}

function isAction(name: string): boolean {
  return ACTIONS.some((action) => action === name)
}
