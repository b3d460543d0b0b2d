import type { SessionView } from '@highjinks/protocol'
import { isFlop, type Outcome } from '../sofa/outcome.ts'
import type { Mood } from './game-set.ts'

/** What the phases of all games do to whoever watches; any other is quiet. */
const OF_PHASE: Readonly<Record<string, Mood>> = {
  turning: 'tense',
  roll: 'tense',
  keep: 'tense',
  bet: 'tense',
  perform: 'tense',
  act: 'tense',
  watch: 'tense',
  present: 'tense',
  argue: 'tense',
  plead: 'tense',
  resolve: 'tense',
  reveal: 'shocked',
  fingers: 'shocked',
  curtain: 'glad',
  lines: 'glad',
  score: 'glad',
  lap: 'glad',
  loudest: 'glad',
  applause: 'glad',
  story: 'glad',
}

/** How the hero of the room takes what everybody can see; in a hush it knows no more than they do. */
export function moodOf(
  { session, table }: Pick<SessionView, 'session' | 'table'>,
  outcome: Outcome | null,
  isHushed = false,
): Mood {
  if (session.status === 'over') return 'glad'
  if (session.status !== 'playing' || !table) return 'idle'
  if (table.paused || table.overdue) return 'asleep'
  if (isHushed) return 'tense'
  if (outcome && isFlop(outcome)) return 'shrug'
  const isOneLeft = table.turn === null && table.seats.length > 2 && table.waiting.length === 1
  return OF_PHASE[table.phase] ?? (isOneLeft ? 'tense' : 'idle')
}
