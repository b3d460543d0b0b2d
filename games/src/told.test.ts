import { describe, expect, it } from 'vitest'
import type { Game } from './kit/index.ts'
import { GAMES } from './register.ts'
import { twinsOf } from './testing/twins.ts'

/** The phase in which a choice comes out, by the phase in which it's made and the move's type. */
type Told = Readonly<Record<string, readonly string[]>>

const BEST: Told = { 'favorite favorite': ['curtain'] }
const INTERLUDE: Told = {
  'point point': ['fingers'],
  'believe believe': ['heard'],
  'write write': ['ballot'],
  'ballot best': ['lines'],
}
/** A game that isn't listed only has to keep CONF-4. */
const TOLD: Readonly<Record<string, Told>> = {
  'truth-or-dare': {
    'choose choose': ['deal'],
    'choose call': ['deal'],
    'deal keep': ['perform'],
    'deal pick': ['perform'],
    'deal call': ['perform'],
    'verdict judge': ['reveal'],
    'verdict call': ['reveal'],
    ...BEST,
    ...INTERLUDE,
  },
  'spin-the-stash': {
    // A gift still needs an explanation
    'pick pick': ['resolve', 'score'],
    'pick call': ['score'],
    'bet bet': ['score'],
    'verdict judge': ['score'],
    'verdict crown': ['score'],
    ...BEST,
    ...INTERLUDE,
  },
  'high-rollers': {
    // The end is known when it happens; what follows depends on the dice
    'keep call': ['name', 'pick', 'act', 'wild'],
    'keep decide': ['roll', 'name', 'act', 'wild'],
    // Everyone is meant to see this right away
    'keep shout': ['keep'],
    'wild wild': ['name', 'act'],
    'name name': ['act'],
    'name foresee': ['act'],
    'pick pick': ['act'],
    'verdict judge': ['score'],
    'verdict crown': ['score'],
    ...BEST,
    ...INTERLUDE,
  },
  'roll-and-react': { 'guess guess': ['watch', 'gallery'], ...BEST, ...INTERLUDE },
  'baked-or-bluffing': {
    // What they read, not whether it's true
    'prepare fill': ['argue'],
    'prepare own': ['argue'],
    'argue vote': ['reveal'],
    ...BEST,
    ...INTERLUDE,
  },
  'never-have-i-ever': {
    'answer say': ['reveal'],
    'answer guess': ['reveal'],
    'choose hear': ['story'],
    'point point': ['fingers'],
    ...BEST,
  },
  'puff-puff-pass-truths': {
    'write draft': ['present'],
    'write call': ['lap'],
    'vote vote': ['reveal'],
    'ask ask': ['tell'],
    ...BEST,
  },
}

/** Enough seeds for every choice above to come out in one. */
const SEEDS = Array.from({ length: 10 }, (_, i) => (i + 1) * 10_000)

const rows = Object.entries<Game>(GAMES).flatMap(([slug, game]) => {
  const known = TOLD[slug]
  return known ? [{ slug, game, known }] : []
})

describe.each(rows)('told is told', ({ slug, game, known }) => {
  it(`[CONF-15] in ${slug} each choice comes out in the phase that tells it, and nothing of it before`, () => {
    const found = new Set<string>()
    for (const seed of SEEDS) {
      for (const { what, phase } of twinsOf(game, seed)) {
        expect(known[what], `${what}, told in ${phase}`).toContain(phase)
        found.add(what)
      }
    }
    expect(Object.keys(known).filter((what) => !found.has(what))).toEqual([])
  })
})
