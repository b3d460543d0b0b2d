import type { View } from '@highjinks/games/never-have-i-ever'
import { Badge } from '../../ui/status/badge.tsx'
import { PromptCard } from '../../ui/toys/prompt-card.tsx'
import { TaskCard } from '../attempt/task-card.tsx'

interface StatementProps {
  readonly table: View
  /** `whole`: a card to look at. `answering`: what the buttons leave. `line`: no more than it needs. */
  readonly shape?: 'whole' | 'answering' | 'line'
}

/** What nobody here has ever done, supposedly. */
export function Statement({ table, shape = 'whole' }: StatementProps) {
  const words = wordsOf(table)
  if (shape === 'answering') return <TaskCard kicker={words ?? 'Hand on heart'}>{table.statement}</TaskCard>
  if (shape === 'whole') {
    return (
      <PromptCard kicker={words ?? 'Hand on heart'} className="grow">
        {table.statement}
      </PromptCard>
    )
  }
  return (
    <div className="paper rounded-card border-4 border-ink px-4 py-3 lg:px-7 lg:py-5 laptop:px-5 laptop:py-4">
      <p className="font-display text-xl leading-tight font-bold text-balance short:text-lg lg:text-4xl laptop:text-2xl">
        {table.statement}
      </p>
      {table.isDouble && <Badge className="mt-2 lg:text-xl">Counts double</Badge>}
    </div>
  )
}

function wordsOf({ isOwn, isDouble }: View): string | null {
  const words = [isOwn ? 'One of you wrote this' : null, isDouble ? 'Counts double' : null].filter(Boolean)
  return words.length === 0 ? null : words.join(', ')
}
