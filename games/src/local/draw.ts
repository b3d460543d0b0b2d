import type { Duration, Intensity, PlayerId } from '@highjinks/protocol'
import { fillBlank } from '../kit/card.ts'
import { pickOne, randomBelow, shuffle } from '../kit/chance.ts'
import { deal } from '../kit/deal.ts'
import { heatOf } from '../kit/deal-cards.ts'
import type { Heat } from '../kit/family.ts'
import type { Company } from '../kit/names.ts'
import { required } from '../kit/required.ts'
import type { Pile, PileCard } from './piles.ts'
import { ACTIONS, type LocalPrompt, SEGMENTS } from './prompt.ts'

/** A card that waits behind Show Prompt. */
export interface Drawn {
  readonly ids: readonly string[]
  readonly prompt: LocalPrompt
  /** Whom it names. */
  readonly named: readonly PlayerId[]
}

export interface Draw {
  readonly piles: readonly Pile[]
  readonly level: Intensity
  readonly duration: Duration
  /** How far the evening has come, from 0 to 1. */
  readonly progress: number
  readonly seen: readonly string[]
  readonly company: Company
  readonly random: () => number
}

const ACT_SECONDS: Readonly<Record<Duration, number>> = { Quick: 30, Standard: 45, Extended: 60 }
const OPTIONS = 4
const STARTERS = 3
/** One phone's evening is one game: it climbs through the whole level. */
const WHOLE_LEVEL = 2

/** One card for the turn; in Truth or Dare one of each, between which the player chooses. */
export function drawHand(draw: Draw): readonly Drawn[] {
  if (draw.piles.some(({ name }) => name === 'truth')) return draw.piles.flatMap((pile) => drawFrom(pile, draw) ?? [])
  const drawn = drawFrom(pileByChance(draw), draw)
  return drawn ? [drawn] : []
}

/** While something of the bank is new, chance decides among that; then the wheel and the dice give all sides alike. */
function pileByChance({ piles, seen, random }: Draw): Pile {
  const known = new Set(seen)
  const beginning = piles.flatMap((pile) =>
    pile.cards.filter((card) => isOfBank(card) && !known.has(card.id)).map(() => pile),
  )
  return required(pickOne(beginning.length > 0 ? beginning : piles, random))
}

function drawFrom(pile: Pile, draw: Draw): Drawn | null {
  const pips = 1 + randomBelow(5, draw.random)
  const known = new Set(draw.seen)
  const beginning = pile.cards.filter((card) => isOfBank(card) && !known.has(card.id))
  const isThree = pile.name === 'statements' && beginning.length === 0
  // Three beginnings are dealt together; a whole prompt of the bank is none of them.
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
    random: draw.random,
  })
  const [card] = cards
  if (!card) return null
  const prompt = promptOf(pile.name, cards, pips, draw)
  return { ids: cards.map(({ id }) => id), prompt, named }
}

/** One and two pips are the lower third of the level, three the middle one, four and five the upper. */
function heatOfPips(pips: number): Heat {
  return pips < 3 ? 1 : pips === 3 ? 2 : 3
}

function promptOf(name: string, cards: readonly PileCard[], pips: number, { duration, random }: Draw): LocalPrompt {
  const card = required(cards[0])
  if (isOfBank(card)) return bankPrompt(card.bank, pips)
  if ('scenes' in card) {
    const options = shuffle(card.scenes, random).slice(0, OPTIONS)
    return { kind: 'act', text: required(pickOne(options, random)), seconds: ACT_SECONDS[duration], options }
  }
  if ('bend' in card) {
    return { kind: 'bluff', straight: fillBlank(card, card.truth), bent: fillBlank(card, card.bend), why: card.why }
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

function bankPrompt(prompt: Extract<PileCard, { bank: unknown }>['bank'], pips: number): LocalPrompt {
  switch (prompt.kind) {
    case 'roll':
      return { ...prompt, pips }
    case 'act':
      return { ...prompt, options: [] }
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

function isOfBank(card: PileCard): card is Extract<PileCard, { bank: unknown }> {
  return 'bank' in card
}

function isAction(name: string): boolean {
  return ACTIONS.some((action) => action === name)
}
