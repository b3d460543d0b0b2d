import { lazily } from '../../lib/lazily.tsx'
import { expressedBy } from '../../show/people/reveal.ts'
import type { GameUiOf } from '../game-ui.ts'

/** Only the screen is required; `game-ui.ts` lists the rest. */
export const game: GameUiOf<'either-or'> = {
  screen: lazily(() => import('./screen.tsx')),
  counts: 'rounds',
  phases: {
    pick: { staging: ({ picked }) => ({ onNow: [], given: picked }) },
    reveal: {
      mood: 'shocked',
      reveal: ({ reveal }) =>
        reveal && { candidates: [], named: expressedBy(reveal.winners, 'cheers'), gains: reveal.gains, missed: [] },
    },
  },
}
