import type { InterludePhase, InterludeView } from '@highjinks/games/kit'
import type { TableFrame } from '@highjinks/protocol'
import { expressedBy, type Reveal } from '../../show/people/reveal.ts'
import type { Scene } from '../../show/people/scene.ts'
import { only } from '../attempt/staging.ts'
import type { PhaseUi } from '../game-ui.ts'
import { oneOf, PLEAS } from '../poses/pose-for.ts'
import { crownedLines } from './crowned-lines.ts'
import { interludeTimeline } from './timelines.ts'

export type InterludeTable = TableFrame & { readonly interlude: InterludeView }

const nobody: Scene = { onNow: [], given: [] }

function pointing({ interlude }: InterludeTable): Scene {
  return interlude.kind === 'point' ? { ...nobody, given: interlude.pointed } : nobody
}

function voting({ interlude }: InterludeTable): Scene {
  return interlude.kind === 'writing' ? { ...nobody, given: interlude.voted } : nobody
}

/** The player with the floor. */
function pleading({ interlude }: InterludeTable): Scene {
  if (interlude.kind !== 'point') return nobody
  return { ...nobody, onNow: only(interlude.plea.speaker) }
}

/** Returns the reveal of who got pointed at. Players who pointed with the majority see their points at their seats. */
function hit({ interlude }: InterludeTable): Reveal | null {
  if (interlude.kind !== 'point') return null
  const pointed = Object.keys(interlude.fingers ?? {})
  // If no two people agree, everyone who pointed shrugs.
  const named = expressedBy(interlude.most.length > 0 ? interlude.most : pointed, 'shrugs')
  return { candidates: [], named, gains: interlude.gains, missed: interlude.worth > 0 ? pointed : [] }
}

function judging({ interlude }: InterludeTable): Scene {
  return interlude.kind === 'point'
    ? { ...nobody, onNow: only(interlude.plea.speaker), given: interlude.plea.given }
    : nobody
}

/** Returns the reveal of a plea: believed or not. */
function heard({ interlude }: InterludeTable): Reveal | null {
  if (interlude.kind !== 'point') return null
  const { speaker, isBelieved, paid } = interlude.plea
  if (speaker === null) return null
  return {
    candidates: [speaker],
    named: expressedBy([speaker], isBelieved ? 'cheers' : 'slumps'),
    gains: { [speaker]: paid ?? 0 },
    missed: [],
  }
}

/** Returns the reveal of the best lines. Players who got votes see their points at their seats. */
function crowned({ interlude }: InterludeTable): Reveal | null {
  if (interlude.kind !== 'writing') return null
  const named = crownedLines(interlude.lines).flatMap(({ by }) => by ?? [])
  return { candidates: [], named: expressedBy(named, 'cheers'), gains: interlude.gains, missed: [] }
}

/** In every game, everyone points, writes and votes; only a plea gets the spotlight. */
export const interludePhases: { readonly [Phase in InterludePhase]: PhaseUi<InterludeTable> } = {
  point: { staging: pointing },
  fingers: { timeline: interludeTimeline, staging: pointing, reveal: hit, mood: 'shocked', sofa: 'bowls' },
  plead: {
    isPerformance: true,
    isInSpotlight: true,
    staging: pleading,
    pose: ({ interlude }) => (interlude.kind === 'point' ? oneOf(PLEAS, interlude.card) : null),
    mood: 'tense',
  },
  believe: { staging: judging, mood: 'tense' },
  heard: { timeline: interludeTimeline, staging: judging, reveal: heard, mood: 'shocked' },
  write: { staging: ({ interlude }) => ({ ...nobody, given: interlude.kind === 'writing' ? interlude.wrote : [] }) },
  ballot: { staging: voting },
  lines: { timeline: interludeTimeline, staging: voting, reveal: crowned, mood: 'glad', sofa: 'bowls' },
}
