import { cx } from '../look/cx.ts'

/** The suit of a card: its game's sign, pressed into a corner. */
export function CardStamp({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('card-stamp ml-auto shrink-0 rotate-8 [background:var(--card-stamp)]', className)}
    />
  )
}
