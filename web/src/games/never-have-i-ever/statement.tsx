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
  const said = words === OPEN ? null : words
  if (shape === 'answering') return <TaskCard kicker={said}>{table.statement}</TaskCard>
  if (shape === 'whole') {
    return (
      <PromptCard kicker={words} className="grow">
        {table.statement}
      </PromptCard>
    )
  }
  return (
    <div className="paper rounded-card border-4 border-ink px-4 py-3 lg:px-7 lg:py-5">
      <p className="font-display text-2xl leading-tight font-bold text-balance short:text-xl lg:text-4xl">
        {table.statement}
      </p>
      {said && <Badge className="mt-2 lg:text-xl">{said}</Badge>}
    </div>
  )
}

const OPEN = 'In the open'

function wordsOf({ mode, isDouble }: View): string {
  const word = mode === 'open' ? OPEN : 'Incognito'
  return isDouble ? `${word}, points count double` : word
}
