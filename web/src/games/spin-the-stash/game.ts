import { lazily } from '../../lib/lazily.tsx'
import type { Pose } from '../../show/people/poses.ts'
import type { Scene } from '../../show/people/scene.ts'
import { explainPhase } from '../attempt/explain-phase.ts'
import { judged, only, tried, triedBy } from '../attempt/staging.ts'
import { candidatesTimeline } from '../attempt/timelines.ts'
import { stepsOf } from '../attempt/verdict-steps.ts'
import type { GameUiOf, TableOf } from '../game-ui.ts'
import { bestOfLap } from '../lap/phases.ts'
import { poseForRivals, poseForTask } from '../poses/pose-for.ts'
import { taskKindOf } from '../poses/task-kind.ts'
import { revealOf } from './reveal-of.ts'
import { betTimeline, SCORE, wheelTimeline } from './timelines.ts'

type Table = TableOf<'spin-the-stash'>

function spinning({ turn, called }: Table): Scene {
  return { onNow: only(turn), given: called }
}

const isGift = ({ wheel }: Table) => wheel?.segment === 'gift'

/** Two neighbors do a swap, but only one of them gets the question. */
const trying = ({ attempt, performers }: Table) => performers.filter((id) => attempt?.said[id] !== 'pass')

function doing(table: Table): Pose {
  const text = table.card ?? ''
  if (isGift(table)) return 'gives'
  return table.wheel?.segment === 'duel' ? poseForRivals(text) : poseForTask(text)
}

export const game: GameUiOf<'spin-the-stash'> = {
  screen: lazily(() => import('./screen.tsx')),
  onePhone: lazily(() => import('./one-phone.tsx')),
  scenery: lazily(() => import('./scenery.tsx')),
  chord: [60, 64, 67, 69],
  music: lazily(() => import('./music.ts')),
  lines: lazily(() => import('./lines.ts')),
  taskKind: (table) => (isGift(table) ? 'words' : taskKindOf(table.card)),
  phases: {
    spin: { staging: spinning, pose: 'readies', sofa: 'bowls' },
    turning: { timeline: wheelTimeline, staging: spinning, pose: 'dreads', mood: 'tense', sofa: 'bowls' },
    bet: {
      timeline: betTimeline,
      staging: (table) => ({ onNow: trying(table), given: table.hasBet }),
      pose: 'readies',
      mood: 'tense',
    },
    // With the gift, among its candidates.
    pick: {
      timeline: (table) => (isGift(table) ? candidatesTimeline(table.receivers.length) : []),
      staging: (table) => ({ ...spinning(table), isInSpotlight: isGift(table) && table.turn !== null }),
      pose: (table) => (isGift(table) ? 'gives' : 'thinks'),
      sofa: (table) => (isGift(table) ? 'bowls' : null),
    },
    resolve: {
      isPerformance: true,
      isInSpotlight: true,
      staging: (table) => ({ ...tried(table), onNow: trying(table) }),
      pose: doing,
      twist: 'stunts',
      mood: 'tense',
    },
    verdict: { staging: (table) => ({ ...judged(table), onNow: trying(table) }) },
    score: {
      timeline: ({ attempt }) => stepsOf(attempt, SCORE),
      staging: ({ performers, turn }) => ({ onNow: triedBy(performers, turn), given: [] }),
      reveal: revealOf,
      mood: 'glad',
      sofa: 'bowls',
    },
    explain: explainPhase,
    ...bestOfLap(({ lap }: Table) => lap),
  },
}
