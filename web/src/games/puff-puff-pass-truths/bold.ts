/** On a button: as solid as the first of two, in another color, as long as it can be pressed. */
export const BOLD = 'enabled:border-rim! enabled:bg-amber! enabled:text-ink! [--lip:var(--color-amber-deep)]'
