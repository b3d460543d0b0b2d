import type { InterludeView } from '@highjinks/games/kit'
import { endOf } from '../../stage/beats/beats.ts'
import type { Occasion } from '../../stage/jester/script.ts'
import { linesStory } from './lines-story.ts'
import { FINGER_MS } from './pace.ts'

/** A name is read before it is said. */
const READ_MS = 400

/** What a Point or a vote on lines has shown. */
export function interludeNews(phase: string, view: InterludeView | null): readonly Occasion[] {
  if (phase === 'fingers' && view?.kind === 'point') {
    const { most, fingers } = view
    const after = FINGER_MS * (Object.keys(fingers ?? {}).length + 1)
    const [only = null] = most
    return most.length > 1
      ? [{ of: 'fingers.tie', names: most, mood: 'laughs', after }]
      : [{ of: 'fingers.one', name: only, mood: 'laughs', after }]
  }
  if (phase === 'plead' && view?.kind === 'point') {
    const [only = null] = view.pleaders
    return view.pleaders.length > 1
      ? [{ of: 'plead.several', names: view.pleaders, mood: 'listens' }]
      : [{ of: 'plead', name: only, mood: 'listens' }]
  }
  if (phase === 'lines' && view?.kind === 'writing') {
    const [best, second] = [...view.lines].sort((a, b) => b.votes - a.votes)
    if (best && best.votes > (second?.votes ?? 0))
      return [{ of: 'lines.best', name: best.by, mood: 'claps', after: endOf(linesStory(view.lines.length)) + READ_MS }]
  }
  return []
}
