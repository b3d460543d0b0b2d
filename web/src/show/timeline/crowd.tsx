import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'

interface CrowdProps {
  /** Those who have not gone to their place yet. */
  readonly ids: readonly string[]
  readonly className?: string
}

/** Where people wait until a reveal calls them; it keeps its height when the last one has left. */
export function Crowd({ ids, className }: CrowdProps) {
  return (
    <p aria-hidden="true" className={cx('flex h-9 items-center justify-center gap-1 tv:h-16 tv:gap-3', className)}>
      {ids.map((id) => (
        <span key={id} data-traveler={id} className="flex">
          <Avatar seed={id} size="2.25rem" className="tv:size-16" />
        </span>
      ))}
    </p>
  )
}
