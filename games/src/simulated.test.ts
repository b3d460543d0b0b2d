import { expect, it } from 'vitest'
import type { Game } from './kit/index.ts'
import { GAMES, type Slug } from './register.ts'
import { Rehearsal } from './testing/rehearsal.ts'

/**
 * The frequency of simulated players' moves in six games of five, roughly, and of each choice. They leave out what
 * nobody has to do: quoting a line of tonight, catching someone breaking a house rule.
 */
const MADE: Readonly<Partial<Record<Slug, Readonly<Record<string, number>>>>> = {
  'truth-or-dare': {
    applaud: 102,
    believe: 78,
    call: 873,
    'choose dare': 37,
    'choose surprise': 39,
    'choose truth': 43,
    done: 110,
    favorite: 118,
    'judge did-it': 202,
    'judge dodged': 49,
    'judge half': 44,
    'judge legend': 92,
    keep: 78,
    pass: 29,
    pick: 135,
    point: 116,
    swap: 14,
  },
  'spin-the-stash': {
    applaud: 132,
    believe: 52,
    best: 98,
    'bet did-it': 61,
    'bet half': 53,
    'bet legend': 61,
    bet: 47,
    call: 139,
    crown: 41,
    done: 109,
    favorite: 134,
    'judge did-it': 69,
    'judge dodged': 15,
    'judge half': 54,
    'judge legend': 43,
    pass: 17,
    pick: 35,
    point: 100,
    pull: 138,
    write: 83,
  },
  'high-rollers': {
    applaud: 66,
    'call 0': 181,
    'call bust': 86,
    'call pushed': 155,
    crown: 62,
    'decide keep': 88,
    'decide push': 93,
    done: 123,
    favorite: 115,
    foresee: 85,
    'judge did-it': 227,
    'judge half': 83,
    name: 48,
    pass: 19,
    pick: 94,
    roll: 109,
    'shout keep': 73,
    'shout push': 60,
    'wild Challenge': 24,
    'wild Hit': 18,
    'wild Pass': 26,
    'wild Truth': 18,
  },
  'roll-and-react': {
    applaud: 491,
    believe: 59,
    best: 88,
    done: 18,
    favorite: 146,
    guess: 2056,
    pass: 6,
    point: 86,
    start: 135,
    write: 89,
  },
  'baked-or-bluffing': {
    applaud: 401,
    favorite: 176,
    dispute: 2,
    'fill bend': 87,
    'fill truth': 83,
    lock: 611,
    own: 6,
    'vote baked': 406,
    'vote legit': 375,
  },
  'never-have-i-ever': {
    applaud: 252,
    'ask false': 74,
    'ask true': 121,
    done: 98,
    favorite: 30,
    guess: 690,
    hear: 169,
    pass: 29,
    point: 109,
    'say have': 314,
    'say never': 365,
    'say skip': 33,
  },
  'puff-puff-pass-truths': {
    applaud: 338,
    'ask 0': 198,
    'ask 1': 170,
    'ask 2': 45,
    call: 77,
    done: 336,
    draft: 120,
    favorite: 114,
    pass: 6,
    'vote false 0': 173,
    'vote false 1': 178,
    'vote false 2': 32,
    'vote true 0': 39,
    'vote true 1': 37,
    'vote true 2': 6,
  },
}
/** Other cards make other evenings: between half and twice as often, plus a few, counts as the same habit. */
const TWICE = 2
const A_FEW = 6

/** The fields of a move that hold a choice of words, not an ID or a text. */
const CHOICES = [
  'as',
  'choice',
  'decision',
  'ending',
  'isSure',
  'isWilling',
  'on',
  'pick',
  'place',
  'side',
  'task',
  'verdict',
  'vote',
]

/** Its type, and the choice if there is one. */
function kindOf(move: object): string {
  const chosen = CHOICES.map((field) => Reflect.get(move, field)).filter((value) => value !== undefined)
  const words = chosen.map(String).filter((word) => !word.startsWith('player-'))
  return [Reflect.get(move, 'type'), ...words].join(' ')
}

const rows = Object.entries<Game>(GAMES).flatMap(([slug, game]) => {
  const usual = MADE[slug as Slug]
  return usual ? [[slug, game, usual] as const] : []
})

it.each(rows)('[CONF-12] %s: simulated players do all that has to be done', (_, game, usual) => {
  const made = new Map<string, number>()
  const noted: Game = {
    ...game,
    move: (state, raw, context) => {
      const step = game.move(state, raw, context)
      const kind = typeof raw === 'object' && raw !== null ? kindOf(raw) : ''
      if (step.ok) made.set(kind, (made.get(kind) ?? 0) + 1)
      return step
    },
  }
  for (let seed = 0; seed < 6; seed++) new Rehearsal(noted, { seed, seats: 5, isTrusted: true }).run()
  expect(Object.keys(usual)).toEqual(expect.arrayContaining([...made.keys()]))
  for (const [kind, times] of Object.entries(usual)) {
    const count = made.get(kind) ?? 0
    expect(count, `${kind}: about ${times}`).toBeGreaterThan(times / TWICE - A_FEW)
    expect(count, `${kind}: about ${times}`).toBeLessThan(times * TWICE + A_FEW)
  }
})
