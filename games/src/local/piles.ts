import type { Intensity } from '@highjinks/protocol'
import type { Board, Fact, Prompt } from '../kit/card.ts'
import { required } from '../kit/required.ts'
import { BANK_TOPICS } from './bank/topics.ts'
import { bankFor } from './bank-for.ts'
import type { BankPrompt, LocalPrompt, TableAsk } from './prompt.ts'

/** A bank's card. It has no heat and no family, and comes before all others. */
export interface BankCard extends Prompt {
  readonly bank: BankPrompt
}
export type PileCard = Prompt | Fact | Board | BankCard

/** Cards to draw from at random. Between piles, a player, the wheel or the dice decides. */
export interface Pile {
  readonly name: string
  /** The number of players on turn; none if it's for everyone. */
  readonly performers: 0 | 1
  /** The whole table's task with its cards; missing if one player is on turn. */
  readonly ask?: TableAsk
  readonly cards: readonly PileCard[]
}

/** Joins a level that is too long for one file. */
const together = async (...parts: readonly Promise<readonly Prompt[]>[]) => (await Promise.all(parts)).flat()

/** Each level of each deck is a separate chunk, so that a phone only loads what it plays. */
const LOADS = {
  truths: {
    Mild: () => import('../decks/truths/mild.ts').then((deck) => deck.mildTruths),
    Medium: () => import('../decks/truths/medium.ts').then((deck) => deck.mediumTruths),
    Intense: () => import('../decks/truths/intense.ts').then((deck) => deck.intenseTruths),
  },
  dares: {
    Mild: () => import('../decks/dares/mild.ts').then((deck) => deck.mildDares),
    Medium: () => import('../decks/dares/medium.ts').then((deck) => deck.mediumDares),
    Intense: () => import('../decks/dares/intense.ts').then((deck) => deck.intenseDares),
  },
  nevers: {
    Mild: () => import('../decks/nevers/mild.ts').then((deck) => deck.mildNevers),
    Medium: () => import('../decks/nevers/medium.ts').then((deck) => deck.mediumNevers),
    Intense: () => import('../decks/nevers/intense.ts').then((deck) => deck.intenseNevers),
  },
  boards: {
    Mild: () => import('../decks/boards/mild.ts').then((deck) => deck.mildBoards),
    Medium: () => import('../decks/boards/medium.ts').then((deck) => deck.mediumBoards),
    Intense: () => import('../decks/boards/intense.ts').then((deck) => deck.intenseBoards),
  },
  facts: {
    Mild: () => import('../decks/facts/mild.ts').then((deck) => deck.mildFacts),
    Medium: () => import('../decks/facts/medium.ts').then((deck) => deck.mediumFacts),
    Intense: () => import('../decks/facts/intense.ts').then((deck) => deck.intenseFacts),
  },
  stunts: {
    Mild: () => import('../decks/stunts/mild.ts').then((deck) => deck.mildStunts),
    Medium: () => import('../decks/stunts/medium.ts').then((deck) => deck.mediumStunts),
    Intense: () => import('../decks/stunts/intense.ts').then((deck) => deck.intenseStunts),
  },
  challenges: {
    Mild: () => import('../decks/challenges/mild.ts').then((deck) => deck.mildChallenges),
    Medium: () => import('../decks/challenges/medium.ts').then((deck) => deck.mediumChallenges),
    Intense: () => import('../decks/challenges/intense.ts').then((deck) => deck.intenseChallenges),
  },
  points: {
    Mild: () => import('../decks/points/mild.ts').then((deck) => deck.mildPoints),
    Medium: () => import('../decks/points/medium.ts').then((deck) => deck.mediumPoints),
    Intense: () => import('../decks/points/intense.ts').then((deck) => deck.intensePoints),
  },
  lines: {
    Mild: () => import('../decks/lines/mild.ts').then((deck) => deck.mildLines),
    Medium: () => import('../decks/lines/medium.ts').then((deck) => deck.mediumLines),
    Intense: () => import('../decks/lines/intense.ts').then((deck) => deck.intenseLines),
  },
  duels: {
    Mild: () => import('../decks/duels/mild.ts').then((deck) => deck.mildDuels),
    Medium: () => import('../decks/duels/medium.ts').then((deck) => deck.mediumDuels),
    Intense: () => import('../decks/duels/intense.ts').then((deck) => deck.intenseDuels),
  },
  swaps: {
    Mild: () => import('../decks/swaps/mild.ts').then((deck) => deck.mildSwaps),
    Medium: () => import('../decks/swaps/medium.ts').then((deck) => deck.mediumSwaps),
    Intense: () => import('../decks/swaps/intense.ts').then((deck) => deck.intenseSwaps),
  },
  gifts: {
    Mild: () => import('../decks/gifts/mild.ts').then((deck) => deck.mildGifts),
    Medium: () => import('../decks/gifts/medium.ts').then((deck) => deck.mediumGifts),
    Intense: () => import('../decks/gifts/intense.ts').then((deck) => deck.intenseGifts),
  },
  houseRules: {
    Mild: () => import('../decks/house-rules/mild.ts').then((deck) => deck.mildHouseRules),
    Medium: () => import('../decks/house-rules/medium.ts').then((deck) => deck.mediumHouseRules),
    Intense: () => import('../decks/house-rules/intense.ts').then((deck) => deck.intenseHouseRules),
  },
  jackpots: {
    Mild: () => import('../decks/jackpots/mild.ts').then((deck) => deck.mildJackpots),
    Medium: () => import('../decks/jackpots/medium.ts').then((deck) => deck.mediumJackpots),
    Intense: () => import('../decks/jackpots/intense.ts').then((deck) => deck.intenseJackpots),
  },
  starters: {
    Mild: () =>
      together(
        import('../decks/starters/mild.ts').then((deck) => deck.mildStarters),
        import('../decks/starters/mild-cannabis.ts').then((deck) => deck.mildCannabisStarters),
      ),
    Medium: () =>
      together(
        import('../decks/starters/medium.ts').then((deck) => deck.mediumStarters),
        import('../decks/starters/medium-cannabis.ts').then((deck) => deck.mediumCannabisStarters),
        import('../decks/starters/medium-love.ts').then((deck) => deck.mediumLoveStarters),
      ),
    Intense: () =>
      together(
        import('../decks/starters/intense.ts').then((deck) => deck.intenseStarters),
        import('../decks/starters/intense-cannabis.ts').then((deck) => deck.intenseCannabisStarters),
      ),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Intensity, () => Promise<readonly PileCard[]>>>>>
type LoadName = keyof typeof LOADS

interface Plan {
  readonly name: string
  readonly from: LoadName
  readonly performers: 0 | 1
  readonly ask?: TableAsk
}

const plan = (name: string, from: LoadName, performers: 0 | 1 = 1): Plan => ({ name, from, performers })

/** The decks behind each game's bank. A game that isn't listed only has its bank. */
const PLANS: Readonly<Record<string, readonly Plan[]>> = {
  'truth-or-dare': [plan('truth', 'truths'), plan('dare', 'dares')],
  'spin-the-stash': [
    plan('Everybody Answers', 'lines', 0),
    plan('Duel', 'duels'),
    plan('Swap', 'swaps'),
    plan('Gift', 'gifts'),
    plan('House Rule', 'houseRules'),
    plan('Point', 'points', 0),
    plan('Dare', 'dares'),
    plan('Jackpot', 'jackpots'),
  ],
  'high-rollers': [
    plan('Hit', 'stunts'),
    plan('Pass', 'stunts'),
    plan('Challenge', 'challenges'),
    plan('Truth', 'truths'),
    plan('Wild', 'dares'),
  ],
  'roll-and-react': [plan('act', 'boards', 0)],
  'baked-or-bluffing': [plan('fact', 'facts', 0)],
  'never-have-i-ever': [plan('never', 'nevers', 0)],
  'puff-puff-pass-truths': [plan('statements', 'starters', 0)],
}
/** The source of every third card, in every game that doesn't play the same thing anyway. */
const TABLE: readonly (Plan & { readonly ask: TableAsk })[] = [
  { name: 'table-point', from: 'points', performers: 0, ask: 'point' },
  { name: 'table-hands', from: 'nevers', performers: 0, ask: 'hands' },
  { name: 'table-side', from: 'facts', performers: 0, ask: 'side' },
]
const BANK_ALONE: readonly { readonly name: string; readonly performers: 0 | 1 }[] = [{ name: 'talk', performers: 0 }]

/** Loads everything of a game at a level: its bank, and the decks behind it. */
export async function pilesFor(slug: string, level: Intensity): Promise<readonly Pile[]> {
  const bank = bankCards(slug, level, (await bankFor(slug))[level])
  const plans = Object.hasOwn(PLANS, slug) ? PLANS[slug] : undefined
  const table = TABLE.filter(({ from }) => !plans?.some((one) => one.performers === 0 && one.from === from))
  const decks = new Map<LoadName, readonly PileCard[]>()
  for (const { from } of [...(plans ?? []), ...table]) decks.set(from, decks.get(from) ?? (await LOADS[from][level]()))
  const own = plans?.map(({ name, from, performers }) => {
    const first = bank.filter((card) => pileOf(card.bank) === name)
    return { name, performers, cards: [...first, ...required(decks.get(from))] }
  })
  return [
    ...(own ?? BANK_ALONE.map((pile) => ({ ...pile, cards: bank }))),
    ...table.map(({ name, from, performers, ask }) => ({ name, performers, ask, cards: required(decks.get(from)) })),
  ]
}

/** Removes the cards that an operator has set aside. */
export function withoutAside(piles: readonly Pile[], aside: ReadonlySet<string>): readonly Pile[] {
  if (aside.size === 0) return piles
  return piles.map((pile) => ({ ...pile, cards: pile.cards.filter(({ id }) => !aside.has(id)) }))
}

function bankCards(slug: string, level: Intensity, bank: readonly BankPrompt[]): readonly BankCard[] {
  return bank.map((prompt, i) => {
    const id = `bank-${slug}-${level.toLowerCase()}-${String(i + 1).padStart(2, '0')}`
    const own = Object.hasOwn(PLANS, slug) ? id : id.replace(slug, 'generic')
    const topics = BANK_TOPICS[own] ?? []
    return { id, intensity: level, heat: 1, family: 'rituals', topics, text: prompt.text, bank: prompt }
  })
}

/** Returns the name of a prompt's pile. */
export function pileOf(prompt: BankPrompt | LocalPrompt): string {
  if (prompt.kind === 'roll') return prompt.action
  if (prompt.kind === 'bluff') return 'fact'
  if (prompt.kind === 'table') return `table-${prompt.ask}`
  return prompt.kind === 'spin' ? prompt.segment : prompt.kind
}
