import type { View } from '@highjinks/games/never-have-i-ever'
import { Badge } from '../../ui/badge.tsx'
import { PromptCard } from '../../ui/prompt-card.tsx'

interface StatementProps {
  readonly table: View
  /** Leaves the room to what is below it. */
  readonly isSmall?: boolean
}

/** What nobody here has ever done, supposedly. */
export function Statement({ table, isSmall = false }: StatementProps) {
  const words = wordsOf(table)
  if (!isSmall) return <PromptCard kicker={words}>{table.statement}</PromptCard>
  return (
    <div className="paper rounded-card border-4 border-ink px-4 py-3 lg:px-7 lg:py-5">
      <p className="font-display text-2xl leading-tight font-bold text-balance lg:text-4xl">{table.statement}</p>
      {words !== OPEN && <Badge className="mt-2 lg:text-xl">{words}</Badge>}
    </div>
  )
}

const OPEN = 'In the open'

function wordsOf({ mode, isDouble }: View): string {
  const word = mode === 'open' ? OPEN : 'Incognito'
  return isDouble ? `${word}, points count double` : word
}
