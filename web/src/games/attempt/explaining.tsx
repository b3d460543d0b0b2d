import type { PlayerId } from '@highjinks/protocol'
import type { Phase } from '../table/phase.ts'
import type { AttemptView } from './attempt.ts'

interface ExplainingTable {
  readonly attempt: AttemptView | null
  readonly explains: { readonly by: PlayerId; readonly vote: string } | null
}

/** The player whose vote was the only one of its kind explains it out loud. */
export const EXPLAIN: Phase<ExplainingTable, unknown> = {
  Board: ({ table: { attempt, explains }, parts }) =>
    explains && <parts.Explain {...explains} against={(attempt?.voted.length ?? 1) - 1} />,
  ask: ({ table: { explains }, me, act }) =>
    me !== null && explains?.by === me
      ? {
          kind: 'perform',
          question: 'Explain.',
          note: 'Out loud. They’re all looking.',
          done: 'I’m done',
          maySkip: false,
          say: () => act({ type: 'done' }),
        }
      : null,
}
