import { cx } from '../look/cx.ts'
import { type HoldState, holdProps, useHoldState } from '../toys/hold-to-see.tsx'

interface HeldCode extends Pick<HoldState, 'isSeen' | 'hold'> {
  /** The code isn't for the viewers of a stream, and nobody holds it. */
  readonly isCovered: boolean
}

/** The way into a room. If the host hides it, it only shows while a finger, a mouse button or the space bar is on it. */
export function useHeldCode(isHidden: boolean): HeldCode {
  const { isSeen, hold } = useHoldState()
  return { isSeen, hold, isCovered: isHidden && !isSeen }
}

/** Covers a hidden code, in a positioned parent. */
export function CodeCover({ held, className }: { readonly held: HeldCode; readonly className?: string }) {
  return (
    <button
      type="button"
      {...holdProps(held)}
      aria-label="Hold to see the code"
      className={cx(
        'absolute inset-0 touch-none rounded-card text-center font-display leading-tight font-extrabold text-balance select-none [-webkit-touch-callout:none]',
        className,
      )}
    >
      {!held.isSeen && 'Hold to see the code'}
    </button>
  )
}
