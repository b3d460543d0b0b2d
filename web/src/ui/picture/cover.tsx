import { useState } from 'react'
import { cx } from '../look/cx.ts'

const PLACEHOLDER = '/covers/placeholder.svg'

export interface CoverProps {
  /** The game's `imageUrl`; without one, or when it does not load, a parcel nobody has opened yet. */
  readonly src: string | null | undefined
  /** Empty where the game's name stands beside it. */
  readonly alt?: string
  /** Above the fold: load at once. */
  readonly eager?: boolean
  readonly className?: string
}

export function Cover({ src, alt = '', eager = false, className }: CoverProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <img
      src={src && src !== broken ? src : PLACEHOLDER}
      alt={alt}
      width="400"
      height="300"
      loading={eager ? 'eager' : 'lazy'}
      // Letters and the page's own script come first where it is one of many.
      fetchPriority={eager ? 'auto' : 'low'}
      decoding="async"
      onError={() => setBroken(src ?? null)}
      className={cx('cover aspect-4/3 object-cover', className)}
    />
  )
}
