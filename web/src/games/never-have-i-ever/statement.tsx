import type { View } from '@highjinks/games/never-have-i-ever'
import { PromptCard } from '../../ui/toys/prompt-card.tsx'
import { TaskCard } from '../attempt/task-card.tsx'
import { doubleWords, kickerOf } from './answer-words.ts'

interface StatementProps {
  readonly table: View
  /** `whole`: a card to look at. `answering`: what the buttons leave. `small`: no more than it needs. */
  readonly shape?: 'whole' | 'answering' | 'small'
}

/** What nobody here has ever done, supposedly. */
export function Statement({ table, shape = 'whole' }: StatementProps) {
  const words = kickerOf(table)
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
    <TaskCard kicker={doubleWords(table)} isSmall isFlat>
      {table.statement}
    </TaskCard>
  )
}
