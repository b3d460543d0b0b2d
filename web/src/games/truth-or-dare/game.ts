import { lazily } from '../../lib/lazily.tsx'
import type { Pose } from '../../show/people/poses.ts'
import type { Scene } from '../../show/people/scene.ts'
import { explainPhase } from '../attempt/explain-phase.ts'
import { judged, only, tried } from '../attempt/staging.ts'
import { stepsOf, VERDICT_STEPS } from '../attempt/verdict-steps.ts'
import type { GameUiOf, TableOf } from '../game-ui.ts'
import { bestOfLap } from '../lap/phases.ts'
import { oneOf, poseForTask, TRUTHS } from '../poses/pose-for.ts'
import { taskKindOf } from '../poses/task-kind.ts'
import { revealOf } from './reveal-of.ts'
import { DEAL, OPENING } from './timelines.ts'

type Table = TableOf<'truth-or-dare'>

const cardOf = ({ cards, kept }: Table) => cards.find(({ id }) => id === kept)

function choosing({ turn, called, picked }: Table): Scene {
  return { onNow: only(turn), given: [...called, ...picked] }
}

function performing(table: Table): Pose | null {
  const card = cardOf(table)
  if (!card) return null
  return card.kind === 'truth' ? oneOf(TRUTHS, card.text) : poseForTask(card.text)
}

function taskKind(table: Table) {
  const card = cardOf(table)
  return card?.kind === 'dare' ? taskKindOf(card.text) : 'words'
}

export const game: GameUiOf<'truth-or-dare'> = {
  screen: lazily(() => import('./screen.tsx')),
  onePhone: lazily(() => import('./one-phone.tsx')),
  scenery: lazily(() => import('./scenery.tsx')),
  chord: [62, 65, 69, 71],
  music: lazily(() => import('./music.ts')),
  lines: lazily(() => import('./lines.ts')),
  taskKind,
  phases: {
    choose: { timeline: OPENING, staging: choosing, pose: 'thinks' },
    deal: { timeline: DEAL, staging: choosing, pose: ({ isRoomsPick }) => (isRoomsPick ? 'dreads' : 'thinks') },
    perform: {
      isPerformance: true,
      isInSpotlight: true,
      staging: tried,
      pose: performing,
      twist: (table) => (cardOf(table)?.kind === 'truth' ? 'stories' : 'stunts'),
      mood: 'tense',
    },
    verdict: { staging: judged },
    reveal: {
      timeline: ({ attempt }) => stepsOf(attempt, VERDICT_STEPS),
      staging: tried,
      reveal: revealOf,
      mood: 'shocked',
      sofa: 'bowls',
    },
    explain: explainPhase,
    ...bestOfLap(({ lap }: Table) => lap),
  },
}
