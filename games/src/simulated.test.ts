import { expect, it } from 'vitest'
import type { Game } from './kit/index.ts'
import { GAMES, type Slug } from './register.ts'
import { Rehearsal } from './testing/rehearsal.ts'

/** Left to people is what nobody has to do: quoting a line of tonight, catching somebody at a house rule. */
const MADE: Readonly<Record<Slug, string>> = {
  'truth-or-dare': 'applaud call choose done judge keep pass pick point swap',
  'spin-the-stash': 'applaud best bet call crown done judge pass pick point pull write',
  'high-rollers': 'applaud call crown decide done foresee judge name pass pick point roll wild',
  'roll-and-react': 'applaud best done favorite guess pass point start write',
  'baked-or-bluffing': 'applaud best dispute done fill lock own pass point vote write',
  'never-have-i-ever': 'applaud ask done guess hear point say',
  'puff-puff-pass-truths': 'applaud ask call done draft pass vote',
}

const typeOf = (move: unknown) => String(typeof move === 'object' && move !== null && Reflect.get(move, 'type'))

it.each(Object.entries<Game>(GAMES))('[CONF-12] %s: simulated players do all that has to be done', (slug, game) => {
  const made = new Set<string>()
  const noted: Game = {
    ...game,
    move: (state, raw, context) => {
      const step = game.move(state, raw, context)
      if (step.ok) made.add(typeOf(raw))
      return step
    },
  }
  for (let seed = 0; seed < 6; seed++) new Rehearsal(noted, { seed, seats: 5, isTrusted: true }).run()
  expect([...made].sort().join(' ')).toBe(MADE[slug as Slug])
})
