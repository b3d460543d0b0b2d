import { lazily } from '../../lib/lazily.tsx'
import type { Scene } from '../../show/people/scene.ts'
import { only } from '../attempt/staging.ts'
import type { GameUiOf, TableOf } from '../game-ui.ts'
import { bestOfLap } from '../lap/phases.ts'
import { oneOf, STORIES } from '../poses/pose-for.ts'
import { lapTimeline } from './lap-timeline.ts'
import { lapReveal, revealOf } from './reveal-of.ts'
import { revealTimeline } from './reveal-timeline.ts'

/** Only the reader does anything. */
function reading({ turn }: TableOf<'puff-puff-pass-truths'>): Scene {
  return { onNow: only(turn), given: [] }
}

export const game: GameUiOf<'puff-puff-pass-truths'> = {
  screen: lazily(() => import('./screen.tsx')),
  onePhone: lazily(() => import('./one-phone.tsx')),
  scenery: lazily(() => import('./scenery.tsx')),
  chord: [63, 67, 69, 74],
  music: lazily(() => import('./music.ts')),
  lines: lazily(() => import('./lines.ts')),
  needsThree: true,
  phases: {
    write: { staging: ({ done }) => ({ onNow: [], given: done }) },
    present: {
      isPerformance: true,
      isInSpotlight: true,
      staging: reading,
      pose: 'swears',
      twist: 'questions',
      mood: 'tense',
    },
    vote: { staging: ({ turn, voted }) => ({ onNow: only(turn), given: voted, isJudged: true }) },
    reveal: {
      timeline: ({ reveal }) => (reveal ? revealTimeline(reveal) : []),
      staging: reading,
      reveal: revealOf,
      mood: 'shocked',
      sofa: 'bowls',
    },
    ask: { staging: ({ turn, asking }) => ({ onNow: only(turn), given: asking?.asked ?? [] }) },
    tell: {
      isPerformance: true,
      isInSpotlight: true,
      staging: reading,
      pose: ({ round }) => oneOf(STORIES, `${round}`),
      twist: 'stories',
    },
    ...bestOfLap(({ best }: TableOf<'puff-puff-pass-truths'>) => best),
    // It is about everyone.
    lap: {
      timeline: ({ prizes }) => (prizes ? lapTimeline(prizes) : []),
      reveal: lapReveal,
      mood: 'glad',
      sofa: 'bowls',
    },
  },
}
