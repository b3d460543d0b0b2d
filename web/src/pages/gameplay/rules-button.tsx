import { localRulesInBrief } from '@highjinks/games/rules-in-brief'
import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import type { GameCard } from '../local-game/evening.ts'

/** The rules for this game on one phone. */
export function RulesButton({ card }: { readonly card: GameCard }) {
  const [isOpen, setOpen] = useState(false)
  const rules = localRulesInBrief(card.slug)
  if (rules.length === 0) return null
  return (
    <>
      <Button kind="ghost" className="px-2" onClick={() => setOpen(true)}>
        <BookOpen aria-hidden="true" className="size-5" />
        Rules
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        shape="sheet"
        title={card.name}
        description="On one phone, passed around."
      >
        <ol className="grid gap-3 pb-2 text-lg short:gap-2 short:text-base">
          {rules.map((line, index) => (
            <li key={line} className="flex gap-3">
              <span aria-hidden="true" className="font-display font-extrabold text-mark tabular">
                {index + 1}
              </span>
              <span>{line}</span>
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  )
}
