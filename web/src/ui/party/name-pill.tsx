import { Avatar } from '../avatar/avatar.tsx'
import { cx } from '../look/cx.ts'
import { Unbroken } from '../look/unbroken.tsx'
import { signed } from './points.ts'

export interface NamePillProps {
  /** The player's id, which sets the face. */
  readonly seed: string
  readonly name: string
  /** One more, quiet word. */
  readonly note?: string | undefined
  /** The points it brought them. */
  readonly gain?: number | undefined
  /** On a TV and a laptop the points float over their head instead. */
  readonly isGainAbove?: boolean
  /**
   * The part left on a phone: `face` is the face only, `gain` the face with the points (on a laptop the name without
   * them), `name` leaves out the points, and on a small phone only the face is left.
   */
  readonly dense?: 'face' | 'gain' | 'name' | undefined
}

/** A person in the height of one line. */
export function NamePill({ seed, name, note, gain, isGainAbove = false, dense }: NamePillProps) {
  const words =
    dense === 'name' ? 'short:sr-only laptop:max-xl:sr-only' : dense && 'max-sm:sr-only laptop:max-xl:sr-only'
  return (
    <span
      className={cx(
        'inline-flex max-w-full animate-pop items-center gap-1.5 rounded-full bg-night font-semibold text-words lg:text-xl',
        dense && 'max-sm:gap-1 max-sm:text-sm',
        dense === 'name' ? 'pr-3 max-sm:pr-2' : dense && (dense === 'face' || gain === undefined) ? 'sm:pr-3' : 'pr-3',
      )}
    >
      <Avatar seed={seed} size="2rem" />
      <Unbroken className={cx('whitespace-nowrap', words)}>{name}</Unbroken>
      {note && <span className={cx('font-normal text-muted', words)}>{note}</span>}
      {gain !== undefined && gain !== 0 && (
        <span
          className={cx(
            'shrink-0 tabular',
            isGainAbove && 'laptop:sr-only',
            dense === 'face' && 'max-sm:sr-only laptop:sr-only',
            dense === 'name' && 'max-sm:sr-only laptop:max-xl:sr-only',
            gain > 0 ? 'text-good' : 'text-bad',
          )}
        >
          {signed(gain)}
        </span>
      )}
    </span>
  )
}
