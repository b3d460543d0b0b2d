import { PromptCardBack } from '../../ui/toys/prompt-card-back.tsx'

/** The back of a card; a tap on it works like the button. */
export function HiddenCard({ onShow, label = 'No peeking' }: { readonly onShow: () => void; readonly label?: string }) {
  return (
    <button
      type="button"
      // The button below says the same aloud.
      aria-hidden="true"
      tabIndex={-1}
      onClick={onShow}
      className="mx-auto block w-full max-w-2xl animate-pop rounded-[2rem] transition-transform duration-150 active:scale-[0.98]"
    >
      <PromptCardBack label={label} className="max-sm:min-h-[calc(14rem+var(--spare))]" />
    </button>
  )
}
