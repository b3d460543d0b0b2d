import { cx } from '../../ui/look/cx.ts'

/** More hearts become a number. */
const HEARTS_MOST = 3

interface HeartsProps {
  readonly count: number
  readonly isCounted: boolean
  /** Room for one heart with a count. */
  readonly isTight?: boolean
}

/** One heart per vote, which stays anonymous. */
export function Hearts({ count, isCounted, isTight = false }: HeartsProps) {
  const hearts = count > (isTight ? 1 : HEARTS_MOST) ? 1 : count
  return (
    <span
      role="img"
      aria-label={count === 1 ? '1 vote' : `${count} votes`}
      className={cx('ml-auto flex shrink-0 items-center gap-1', !isCounted && 'invisible')}
    >
      {Array.from({ length: hearts }, (_, i) => `vote ${i}`).map((vote) => (
        <svg
          key={vote}
          viewBox="0 0 26 24"
          aria-hidden="true"
          className={cx('size-[max(1.25rem,1.1em)]', isCounted && 'animate-pop')}
          fill="var(--color-coral)"
          stroke="var(--color-ink)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        >
          <path d="M13 22C5 16 2 12 2 8c0-7 8-8 11-2 3-6 11-5 11 2 0 4-3 8-11 14Z" />
        </svg>
      ))}
      {hearts < count && <b className="font-display tabular">{count}</b>}
    </span>
  )
}
