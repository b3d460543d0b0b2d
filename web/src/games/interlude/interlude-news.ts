import type { InterludeView } from '@highjinks/games/kit'
import type { Deed } from '../../show/jester/memory/deeds.ts'
import type { Occasion } from '../../show/jester/script.ts'
import { endOf, timeOf } from '../../show/timeline/steps.ts'
import { fingersTimeline, heardTimeline, linesTimeline } from './timelines.ts'

/** People read a name before he says it. */
const READ_MS = 400

/** Returns the occasions of a Point or a vote on lines. */
export function interludeNews(phase: string, view: InterludeView | null): readonly Occasion[] {
  if (phase === 'fingers' && view?.kind === 'point') {
    const { most, fingers } = view
    const after = endOf(fingersTimeline(Object.keys(fingers ?? {}).length))
    const [only = null] = most
    if (most.length === 0) return view.pointed.length > 1 ? [{ of: 'fingers.none', mood: 'laughs', after }] : []
    if (most.length > 1) return [{ of: 'fingers.tie', names: most, mood: 'laughs', after }]
    const about = { name: only, mood: 'laughs', after } as const
    const others = Object.entries(fingers ?? {}).filter(([by]) => by !== only)
    const isByAll = others.length > 1 && others.every(([, at]) => at === only)
    return [
      ...(only !== null && fingers?.[only] === only ? [{ of: 'fingers.self', ...about }] : []),
      ...(isByAll ? [{ of: 'fingers.all', ...about }] : []),
      { of: 'fingers.one', ...about },
    ]
  }
  if (phase === 'plead' && view?.kind === 'point') {
    const { speaker, against } = view.plea
    if (against !== null) return [{ of: 'plead.against', name: speaker, other: against, mood: 'listens' }]
    return [{ of: 'plead', name: speaker, mood: 'listens' }]
  }
  if (phase === 'heard' && view?.kind === 'point') {
    const { speaker, isBelieved, thumbs } = view.plea
    const after = timeOf(heardTimeline(Object.keys(thumbs ?? {}).length), 'stamp') + READ_MS
    return [
      {
        of: isBelieved ? 'heard.believed' : 'heard.doubted',
        name: speaker,
        mood: isBelieved ? 'claps' : 'laughs',
        after,
      },
    ]
  }
  if (phase === 'lines' && view?.kind === 'writing') return signed(view.lines)
  return []
}

/** Returns the deeds: the player everyone pointed at, and the best line's author, if there is one. */
export function interludeDeeds(phase: string, view: InterludeView | null): readonly Deed[] {
  if (phase === 'fingers' && view?.kind === 'point') {
    const [by, other] = view.most
    return by !== undefined && other === undefined ? [{ kind: 'pointed', by }] : []
  }
  if (phase !== 'lines' || view?.kind !== 'writing') return []
  const [only, second] = view.lines.toSorted((a, b) => b.votes - a.votes)
  return only && only.by !== null && only.votes > (second?.votes ?? 0) ? [{ kind: 'penned', by: only.by }] : []
}

type WrittenLine = Extract<InterludeView, { kind: 'writing' }>['lines'][number]

/** Returns the authors of the best lines, once all names are out. */
function signed(lines: readonly WrittenLine[]): readonly Occasion[] {
  const after = endOf(linesTimeline(lines.length)) + READ_MS
  const most = Math.max(0, ...lines.map(({ votes }) => votes))
  const best = lines.filter(({ votes }) => votes === most)
  const [only, second] = best
  if (!only || most === 0) return lines.length > 1 ? [{ of: 'lines.none', mood: 'laughs', after }] : []
  if (second) return [{ of: 'lines.tie', names: best.flatMap(({ by }) => by ?? []), mood: 'claps', after }]
  const about = { name: only.by, mood: 'claps', after } as const
  const isSweep = most > 1 && lines.every((line) => line === only || line.votes === 0)
  return [...(isSweep ? [{ of: 'lines.sweep', ...about }] : []), { of: 'lines.best', ...about }]
}
