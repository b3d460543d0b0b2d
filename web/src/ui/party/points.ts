const POINTS = new Intl.NumberFormat('en-US')
const SIGNED = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' })

/** Formats as 1,500. */
export function points(amount: number): string {
  return POINTS.format(amount)
}

/** Formats as +1,500. */
export function signed(amount: number): string {
  return SIGNED.format(amount)
}
