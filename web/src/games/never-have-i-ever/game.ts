import { lazily } from '../../lib/lazily.tsx'
import type { Scene } from '../../show/people/scene.ts'
import { only } from '../attempt/staging.ts'
import type { GameUiOf, TableOf } from '../game-ui.ts'
import { bestOfLap } from '../lap/phases.ts'
import { oneOf, STORIES } from '../poses/pose-for.ts'
import { revealOf } from './reveal-of.ts'
import { timelineOf, walkersOf } from './reveal-timeline.ts'

type Table = TableOf<'never-have-i-ever'>

/** In an open vote everyone goes to their side of the card one by one, and stays until it is decided who tells. */
function takingSides({ phase, asked, reveal, chose }: Table): Scene {
  if (reveal?.mode !== 'open') return { onNow: [], given: chose }
  return { onNow: walkersOf(asked, reveal), given: [], isInSpotlight: true, isWalked: phase === 'reveal' }
}

export const game: GameUiOf<'never-have-i-ever'> = {
  screen: lazily(() => import('./screen.tsx')),
  onePhone: lazily(() => import('./one-phone.tsx')),
  scenery: lazily(() => import('./scenery.tsx')),
  chord: [56, 60, 63, 67],
  music: lazily(() => import('./music.ts')),
  lines: lazily(() => import('./lines.ts')),
  counts: 'rounds',
  doubleRounds: 3,
  hasIncognito: true,
  playsOwnLines: true,
  phases: {
    pen: { staging: ({ penned }) => ({ onNow: [], given: penned }) },
    answer: { staging: ({ teller, answered }) => ({ onNow: only(teller), given: answered }) },
    // The sofa itself is the show when players take sides.
    reveal: { timeline: timelineOf, staging: takingSides, reveal: revealOf, mood: 'shocked' },
    ask: { staging: takingSides },
    nominate: { staging: takingSides },
    choose: { staging: takingSides },
    story: {
      isPerformance: true,
      isInSpotlight: true,
      staging: ({ teller }) => ({ onNow: only(teller), given: [] }),
      pose: ({ round }) => oneOf(STORIES, `${round}`),
      twist: 'stories',
      mood: 'glad',
    },
    ...bestOfLap(({ lap }: Table) => lap),
  },
}
