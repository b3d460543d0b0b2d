import { lazily } from '../../lib/lazily.tsx'
import type { Pose } from '../../show/people/poses.ts'
import type { Scene } from '../../show/people/scene.ts'
import { judged, only, tried, triedBy } from '../attempt/staging.ts'
import { candidatesTimeline } from '../attempt/timelines.ts'
import { stepsOf, VERDICT_STEPS } from '../attempt/verdict-steps.ts'
import type { GameUiOf, TableOf } from '../game-ui.ts'
import { bestOfLap } from '../lap/phases.ts'
import { oneOf, poseForRivals, poseForTask, TRUTHS } from '../poses/pose-for.ts'
import { taskKindOf } from '../poses/task-kind.ts'
import { revealOf } from './reveal-of.ts'
import { AIMED, rollTimeline } from './timelines.ts'

type Table = TableOf<'high-rollers'>

function rolling({ turn, voted, foreseen }: Table): Scene {
  return { onNow: only(turn), given: [...voted, ...foreseen] }
}

function acting({ task, card }: Table): Pose {
  const text = card ?? ''
  if (task === 'Truth') return oneOf(TRUTHS, text)
  return task === 'Challenge' ? poseForRivals(text) : poseForTask(text)
}

export const game: GameUiOf<'high-rollers'> = {
  screen: lazily(() => import('./screen.tsx')),
  onePhone: lazily(() => import('./one-phone.tsx')),
  scenery: lazily(() => import('./scenery.tsx')),
  chord: [65, 69, 72, 76],
  music: lazily(() => import('./music.ts')),
  lines: lazily(() => import('./lines.ts')),
  taskKind: ({ card, task }) => (task === 'Truth' ? 'words' : taskKindOf(card)),
  recap: lazily(() => import('./recap.tsx')),
  phases: {
    ready: { staging: rolling, pose: 'readies' },
    keep: {
      timeline: rollTimeline,
      staging: ({ turn, called, shouts, pushes }) => ({
        onNow: only(turn),
        given: pushes > 0 ? Object.keys(shouts) : called,
      }),
      pose: 'thinks',
      mood: 'tense',
    },
    roll: { timeline: rollTimeline, staging: rolling, mood: 'tense' },
    wild: { staging: rolling, pose: 'dreads' },
    name: { timeline: ({ choices }) => candidatesTimeline(choices.length), staging: rolling, pose: 'thinks' },
    pick: { staging: rolling, pose: 'dreads' },
    act: {
      timeline: ({ isAimed, target }) => (isAimed && target !== null ? AIMED : []),
      isPerformance: true,
      isInSpotlight: true,
      staging: tried,
      pose: acting,
      twist: ({ task }) => (task === 'Truth' ? 'stories' : 'stunts'),
      mood: 'tense',
    },
    verdict: { staging: judged },
    score: {
      timeline: ({ attempt }) => stepsOf(attempt, VERDICT_STEPS),
      staging: ({ attempt, turn }) => ({ onNow: triedBy(attempt?.performers ?? [], turn), given: [] }),
      reveal: revealOf,
      mood: 'glad',
      sofa: 'bowls',
    },
    ...bestOfLap(({ lap }: Table) => lap),
  },
}
