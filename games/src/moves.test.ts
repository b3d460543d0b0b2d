import type { PlayerId } from '@highjinks/protocol'
import { expect, it } from 'vitest'
import type { Game } from './kit/index.ts'
import { GAMES, type Slug } from './register.ts'
import { Rehearsal } from './testing/rehearsal.ts'

/** A move, its phases, and whether only the player on turn may make it. */
type Row = readonly [
  move: { readonly type: string; readonly [field: string]: unknown },
  phases: string,
  isForTurn?: 'turn',
]

const judge = { type: 'judge', verdict: 'half' } as const
const crown = { type: 'crown', winner: 'player-0' } as const
const applaud = { type: 'applaud', for: 'player-0' } as const
const INTERLUDE: readonly Row[] = [
  [{ type: 'point', at: 'player-0' }, 'point'],
  [{ type: 'write', text: 'A line' }, 'write'],
  [{ type: 'best', line: 'x' }, 'ballot'],
  [{ type: 'quote', line: 'x', isAllowed: true }, 'lines'],
  [{ type: 'believe', isBelieved: true }, 'believe'],
]
const favorite: Row = [{ type: 'favorite', player: 'player-0' }, 'favorite']

/** A game that isn't listed has tests of its own for this. */
const MOVES: Readonly<Partial<Record<Slug, readonly Row[]>>> = {
  'truth-or-dare': [
    [{ type: 'choose', choice: 'dare' }, 'choose', 'turn'],
    [{ type: 'call', call: 'dare' }, 'choose deal verdict'],
    [{ type: 'keep', card: 'x' }, 'deal'],
    [{ type: 'pick', card: 'x' }, 'deal'],
    [{ type: 'swap' }, 'deal', 'turn'],
    [applaud, 'perform reveal'],
    favorite,
    [{ type: 'done' }, 'perform explain plead'],
    [{ type: 'pass' }, 'perform plead write'],
    [judge, 'verdict'],
    ...INTERLUDE,
  ],
  'spin-the-stash': [
    [{ type: 'pull' }, 'spin', 'turn'],
    [{ type: 'bet', on: 'half' }, 'bet'],
    [{ type: 'swap' }, 'bet pick resolve', 'turn'],
    [{ type: 'pick', what: 'player-0' }, 'pick', 'turn'],
    [{ type: 'call', what: 'player-0' }, 'pick'],
    [applaud, 'spin turning resolve verdict score'],
    favorite,
    [{ type: 'done' }, 'resolve explain plead'],
    [{ type: 'pass' }, 'bet pick resolve plead write'],
    [judge, 'verdict'],
    [crown, 'verdict'],
    [{ type: 'find', charge: 'x', isGuilty: true }, 'verdict'],
    ...INTERLUDE,
  ],
  'high-rollers': [
    [{ type: 'roll' }, 'ready', 'turn'],
    [{ type: 'decide', decision: 'keep' }, 'keep', 'turn'],
    [{ type: 'call', ending: '0' }, 'keep'],
    [{ type: 'shout', decision: 'push' }, 'keep'],
    [{ type: 'wild', task: 'Hit' }, 'wild'],
    [{ type: 'name', player: 'player-0' }, 'name', 'turn'],
    [{ type: 'foresee', what: 'player-0' }, 'name'],
    [{ type: 'pick', card: 'x' }, 'pick'],
    [{ type: 'swap' }, 'act'],
    [applaud, 'ready roll act'],
    favorite,
    [{ type: 'done' }, 'act plead'],
    [{ type: 'pass' }, 'act plead write'],
    [judge, 'verdict'],
    [crown, 'verdict'],
    ...INTERLUDE,
  ],
  'roll-and-react': [
    [{ type: 'start' }, 'ready', 'turn'],
    [{ type: 'swap' }, 'ready', 'turn'],
    [{ type: 'guess', draw: 1, scene: 0 }, 'guess'],
    favorite,
    [{ type: 'done' }, 'plead'],
    [{ type: 'pass' }, 'ready watch guess plead write'],
    ...INTERLUDE,
  ],
  'baked-or-bluffing': [
    [{ type: 'fill', card: 'x', as: 'truth' }, 'prepare'],
    [{ type: 'own', card: 'x', text: 'a hat' }, 'prepare'],
    [{ type: 'vote', vote: 'legit' }, 'argue'],
    [{ type: 'lock' }, 'argue'],
    [{ type: 'dispute' }, 'reveal'],
    [applaud, 'argue reveal'],
    favorite,
    [{ type: 'done' }, 'plead'],
    [{ type: 'pass' }, 'plead write'],
    ...INTERLUDE,
  ],
  'never-have-i-ever': [
    [{ type: 'say', side: 'have' }, 'answer'],
    [{ type: 'guess', number: 1 }, 'answer'],
    [{ type: 'band', band: 'few' }, 'answer'],
    [{ type: 'whose', author: null }, 'answer'],
    [{ type: 'wave' }, 'answer'],
    [{ type: 'ask', isWilling: true }, 'ask'],
    [{ type: 'hear', teller: 'player-0' }, 'choose'],
    [applaud, 'story'],
    favorite,
    [{ type: 'done' }, 'pen story'],
    [{ type: 'pass' }, 'pen nominate story'],
    [{ type: 'point', at: 'player-0' }, 'point'],
  ],
  'puff-puff-pass-truths': [
    [{ type: 'draft', lines: [] }, 'write'],
    [{ type: 'swap', line: 0 }, 'write'],
    [{ type: 'call', whom: 'player-0' }, 'write'],
    [{ type: 'vote', pick: 0, isSure: false }, 'vote'],
    [{ type: 'ask', place: 0 }, 'ask'],
    [{ type: 'favorite', player: 'player-0' }, 'favorite'],
    [applaud, 'reveal tell'],
    [{ type: 'quote', line: 'x', isAllowed: true }, 'lap'],
    [{ type: 'done' }, 'write present tell'],
    [{ type: 'pass' }, 'write present tell'],
  ],
}

/** Moves that can be repeated during their phase as a change of mind. Applause has its own limit. */
const AGAIN: Readonly<Partial<Record<Slug, string>>> = {
  'high-rollers': 'foresee shout',
  'baked-or-bluffing': 'fill own vote',
  'puff-puff-pass-truths': 'ask call draft vote',
}

interface Phases {
  /** The phase in which the others listen, applaud or argue. */
  readonly performed: string
  /** [KIT-3] Phases that end right away if all awaited players are away; the others keep the turn. */
  readonly hurried: string
}
const PHASES: Readonly<Partial<Record<Slug, Phases>>> = {
  'truth-or-dare': { performed: 'perform explain plead', hurried: 'explain favorite plead believe point write ballot' },
  'spin-the-stash': {
    performed: 'plead explain resolve spin turning verdict',
    hurried: 'verdict explain favorite plead believe point write ballot',
  },
  'high-rollers': {
    performed: 'ready roll act plead',
    hurried: 'pick verdict wild favorite plead believe point write ballot',
  },
  'roll-and-react': { performed: 'gallery guess plead watch', hurried: 'favorite plead believe point write ballot' },
  'baked-or-bluffing': {
    performed: 'argue plead reveal',
    hurried: 'argue favorite plead believe point prepare write ballot',
  },
  'never-have-i-ever': { performed: 'story', hurried: 'pen answer choose favorite point story' },
  'puff-puff-pass-truths': { performed: 'present reveal tell', hurried: 'ask favorite vote write' },
}

const typeOf = (move: unknown) => String(typeof move === 'object' && move !== null && Reflect.get(move, 'type'))
const rows = Object.entries<Game>(GAMES).flatMap(([name, game]) => {
  // A key of GAMES.
  const slug = name as Slug
  const [moves, phases] = [MOVES[slug], PHASES[slug]]
  return moves && phases ? [{ slug, game, moves, phases, again: AGAIN[slug]?.split(' ') ?? [] }] : []
})
type Told = (typeof rows)[number]

/** Makes every move in every phase, by the player on turn and another one, and repeats every accepted move. */
function wrongIn({ game, moves, phases: { performed, hurried }, again }: Told) {
  const wrong = new Set<string>()
  let entered: string | null = null
  const looked = new Set<string>()
  let evening: Rehearsal<Game> | null = null
  const codeOf = (state: unknown, move: unknown, seat: PlayerId) => {
    const step = evening && game.move(state, move, evening.context(seat))
    return step?.ok === false ? step.code : 'ok'
  }
  const enter = (state: unknown) => {
    const { phase, waiting } = game.view(state)
    if (evening === null || entered === game.cue(state)) return
    entered = game.cue(state)
    if (game.isPerformance(state) !== performed.split(' ').includes(phase)) wrong.add(`${phase} is (no) performance`)
    if (waiting.length === 0) return
    if (goesOnWithout(game, evening, state) !== hurried.split(' ').includes(phase)) wrong.add(`${phase} waits (not)`)
  }
  const look = (state: unknown, seat: PlayerId) => {
    enter(state)
    const { phase, turn } = game.view(state)
    const isOther = seat !== turn
    if (looked.has(`${phase} ${isOther}`)) return
    looked.add(`${phase} ${isOther}`)
    for (const [move, phases, isForTurn] of moves) {
      const code = codeOf(state, move, seat)
      const isAsked = phases.split(' ').includes(phase)
      const due = isAsked ? isForTurn && isOther && 'not-your-turn' : 'wrong-phase'
      if (due ? code !== due : code === 'malformed') wrong.add(`${move.type} in ${phase}: ${code}`)
    }
  }
  const repeat = (before: unknown, state: unknown, seat: PlayerId, move: unknown) => {
    const type = typeOf(move)
    if (type === 'applaud' || game.cue(state) !== game.cue(before)) return
    const code = codeOf(state, move, seat)
    if (code !== (again.includes(type) ? 'ok' : 'already-done')) wrong.add(`${type} again: ${code}`)
  }
  const noted: Game = {
    ...game,
    simulate: (state, seat, random) => {
      look(state, seat)
      return game.simulate(state, seat, random)
    },
    move: (state, raw, context) => {
      const step = game.move(state, raw, context)
      if (step.ok && context.by !== 'clock') repeat(state, step.state, context.by, raw)
      return step
    },
  }
  for (let seed = 0; seed < 2; seed++) {
    evening = new Rehearsal(noted, {
      seed,
      seats: 5,
      isTrusted: true,
      settings: { duration: 'Quick', intensity: 'Medium' },
    })
    evening.run()
  }
  return [...wrong]
}

/** Returns whether it ends right away if all awaited players are away. */
function goesOnWithout(game: Game, evening: Rehearsal<Game>, state: unknown): boolean {
  const { waiting } = game.view(state)
  const { seats, ...context } = evening.context('clock')
  const without = seats.map((seat) => (waiting.includes(seat.id) ? { ...seat, online: false } : seat))
  return game.tick(state, { ...context, seats: without }) !== state
}

it.each(rows)('[CONF-13] $slug refuses every move outside its phase, and a second time what counts once', (row) => {
  expect(wrongIn(row)).toEqual([])
})
