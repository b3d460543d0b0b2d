import { PromptCardBack } from '../../ui/toys/prompt-card-back.tsx'

interface TwoCardsProps {
  readonly cards: readonly { readonly label: string; readonly tint?: string }[]
  readonly onChoose: (choice: number) => void
}

/** Cards face down, from which the player takes one. Show Prompt takes one at random. */
export function TwoCards({ cards, onChoose }: TwoCardsProps) {
  return (
    <div className="mx-auto grid w-full max-w-2xl lg:max-w-3xl grid-cols-2 gap-3 sm:gap-5">
      {cards.map(({ label, tint = '' }, choice) => (
        <button
          key={label}
          type="button"
          onClick={() => onChoose(choice)}
          className={`animate-pop rounded-[2rem] transition-transform duration-150 active:scale-[0.97] ${tint}`}
        >
          <PromptCardBack
            label={label}
            className="min-h-64 sm:min-h-80 max-sm:min-h-[calc(11rem+var(--spare))] flat:min-h-40"
          />
        </button>
      ))}
    </div>
  )
}
