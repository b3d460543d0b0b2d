import type { InterludeView } from '@highjinks/games/kit'
import type { PlayerId } from '@highjinks/protocol'
import type { ComponentType } from 'react'
import type { InterludeTheme } from '../../interlude/interlude-theme.ts'
import type { PointView, WritingView } from '../../interlude/part.ts'
import type { TvView } from '../tv-view.ts'
import { TvBallot } from './ballot.tsx'
import { TvBelieve } from './believe.tsx'
import { TvFingers } from './fingers.tsx'
import { TvHeard } from './heard.tsx'
import { TvLines } from './lines.tsx'
import type { TvPartProps } from './part.ts'
import { TvPlead } from './plead.tsx'
import { TvPoint } from './point.tsx'
import { TvWrite } from './write.tsx'

export interface InterludeTable {
  readonly seats: readonly PlayerId[]
  readonly interlude: InterludeView | null
}
type View = TvView<InterludeTable>

/** Point and Everybody Writes in a game's theme, for its `views`. */
export function interludeViews(theme: InterludeTheme) {
  const pointing =
    (Part: ComponentType<TvPartProps<PointView>>): View =>
    ({ table: { interlude, seats }, players }) =>
      interlude?.kind === 'point' ? <Part view={interlude} {...{ seats, players, theme }} /> : null
  const writing =
    (Part: ComponentType<TvPartProps<WritingView>>): View =>
    ({ table: { interlude, seats }, players }) =>
      interlude?.kind === 'writing' ? <Part view={interlude} {...{ seats, players, theme }} /> : null
  return {
    point: pointing(TvPoint),
    fingers: pointing(TvFingers),
    plead: pointing(TvPlead),
    believe: pointing(TvBelieve),
    heard: pointing(TvHeard),
    write: writing(TvWrite),
    ballot: writing(TvBallot),
    lines: writing(TvLines),
  }
}
