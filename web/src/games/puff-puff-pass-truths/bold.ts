/** On a button: as solid as the first of two, in another color. */
export const BOLD = 'border-rim! bg-amber! text-ink! [--lip:var(--color-amber-deep)]'
