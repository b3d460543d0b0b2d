import type { View } from '@highjinks/games/never-have-i-ever'
import { PromptCard } from '../../ui/toys/prompt-card.tsx'
import { TaskCard } from '../attempt/task-card.tsx'

interface StatementProps {
  readonly table: View
  /** `whole`: a card to look at. `answering`: what the buttons leave. `small`: no more than it needs. `line`: on a TV still less. */
  readonly shape?: 'whole' | 'answering' | 'small' | 'line'
}

/** What nobody here has ever done, supposedly. */
export function Statement({ table, shape = 'whole' }: StatementProps) {
  const words = wordsOf(table)
  if (shape === 'answering') {
    return (
      <TaskCard kicker={words ?? 'Hand on heart'} isFlat>
        {table.statement}
      </TaskCard>
    )
  }
  if (shape === 'whole') {
    return (
      <PromptCard kicker={words ?? 'Hand on heart'} className="grow">
        {table.statement}
      </PromptCard>
    )
  }
  return (
    <TaskCard kicker={table.isDouble ? 'Counts double' : null} isSmall isFlat isLine={shape === 'line'}>
      {table.statement}
    </TaskCard>
  )
}

function wordsOf({ isOwn, isDouble }: View): string | null {
  const words = [isOwn ? 'One of you wrote this' : null, isDouble ? 'Counts double' : null].filter(Boolean)
  return words.length === 0 ? null : words.join(', ')
}
