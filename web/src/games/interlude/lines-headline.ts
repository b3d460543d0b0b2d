import type { PlayerId, PlayerView } from '@highjinks/protocol'
import { points } from '../../ui/party/points.ts'
import { namesOf } from '../attempt/attempt.ts'
import type { WritingView } from './interlude-props.ts'

type Line = WritingView['lines'][number]

interface Told {
  readonly view: WritingView
  readonly me: PlayerId | null
  readonly players: readonly PlayerView[]
  readonly ranked: readonly Line[]
  readonly crowned: readonly Line[]
  readonly named: number
}

/** Returns the headline above the lines, once all have been read. */
export function linesHeadline({ ranked, crowned, named, view, ...table }: Told): string {
  if (named < ranked.length) return 'And this was …'
  if (ranked.every(({ votes }) => votes === 0)) return 'No votes. They’re all ahead of their time.'
  const pays = `${points(view.worth)} for every vote.`
  const by = crowned.flatMap((line) => line.by ?? [])
  if (by.length === 0) return `A dead heat! ${pays}`
  const takes = by.length > 1 ? 'share the crown' : by[0] === table.me ? 'take the crown' : 'takes the crown'
  return `${namesOf(by, table)} ${takes}! ${pays}`
}
