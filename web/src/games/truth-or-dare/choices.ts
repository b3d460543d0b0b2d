/** What a turn begins with, each in its own color on every screen. */
export const CHOICES = [
  {
    choice: 'truth',
    label: 'Truth',
    hint: 'Answer one question honestly',
    look: 'bg-sky [--lip:var(--color-sky-deep)]',
  },
  { choice: 'dare', label: 'Dare', hint: 'Do one glorious thing', look: 'bg-coral [--lip:var(--color-coral-deep)]' },
  {
    choice: 'surprise',
    label: 'Surprise me',
    hint: 'The room picks. Brave.',
    look: 'bg-amber [--lip:var(--color-amber-deep)]',
  },
] as const
