import { lazily } from '../../lib/lazily.tsx'
import { only } from '../attempt/staging.ts'
import type { GameUiOf, TableOf } from '../game-ui.ts'
import { bestOfLap } from '../lap/phases.ts'
import { revealOf } from './reveal-of.ts'
import { revealTimeline } from './reveal-timeline.ts'

export const game: GameUiOf<'baked-or-bluffing'> = {
  screen: lazily(() => import('./screen.tsx')),
  onePhone: lazily(() => import('./one-phone.tsx')),
  scenery: lazily(() => import('./scenery.tsx')),
  chord: [67, 71, 74, 77],
  music: lazily(() => import('./music.ts')),
  lines: lazily(() => import('./lines.ts')),
  counts: 'rounds',
  phases: {
    prepare: { staging: ({ prepared }) => ({ onNow: [], given: prepared }) },
    argue: {
      // The others vote meanwhile.
      isWithoutMusic: true,
      isInSpotlight: true,
      staging: ({ turn, locked }) => ({ onNow: only(turn), given: locked }),
      pose: 'argues',
      twist: 'defenses',
      mood: 'tense',
    },
    // Voters go to the slot they voted for.
    reveal: {
      timeline: ({ reveal, round }) => (reveal ? revealTimeline(Object.keys(reveal.votes).length, round) : []),
      staging: ({ reveal }) => ({
        onNow: Object.keys(reveal?.votes ?? {}),
        given: [],
        isInSpotlight: true,
        isWalked: true,
      }),
      reveal: revealOf,
      mood: 'shocked',
      sofa: 'bowls',
    },
    ...bestOfLap(({ lap }: TableOf<'baked-or-bluffing'>) => lap),
  },
}
