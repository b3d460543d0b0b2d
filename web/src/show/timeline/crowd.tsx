import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'

interface CrowdProps {
  /** The people who haven't gone to their place yet. */
  readonly ids: readonly string[]
  readonly className?: string
}

/** The people who wait for a reveal to call them up. It keeps its height after the last one leaves. */
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
