import { PromptCardBack } from '../../../ui/toys/prompt-card-back.tsx'

interface ChooseProps {
  readonly kinds: readonly string[]
  readonly onChoose: (choice: number) => void
}

const LABELS: Readonly<Record<string, string>> = { truth: 'Truth', dare: 'Dare' }
const TINTS: Readonly<Record<string, string>> = {
  truth: '[--accent:var(--color-sky)]',
  dare: '[--accent:var(--color-coral)]',
}

/** Two cards face down: whose turn it is takes one. Show Prompt takes whichever chance will have. */
export function Choose({ kinds, onChoose }: ChooseProps) {
  return (
    <div className="mx-auto grid w-full max-w-2xl lg:max-w-3xl grid-cols-2 gap-3 sm:gap-5">
      {kinds.map((kind, choice) => (
        <button
          key={kind}
          type="button"
          onClick={() => onChoose(choice)}
          className={`animate-pop rounded-[2rem] transition-transform duration-150 active:scale-[0.97] ${TINTS[kind] ?? ''}`}
        >
          <PromptCardBack
            label={LABELS[kind] ?? kind}
            className="min-h-64 tall:min-h-[36dvh] short:min-h-44 flat:min-h-40"
          />
        </button>
      ))}
    </div>
  )
}
