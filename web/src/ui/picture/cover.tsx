import { useState } from 'react'
import { cx } from '../look/cx.ts'

const PLACEHOLDER = '/covers/placeholder.svg'

export interface CoverProps {
  /** The game's `imageUrl`. Without one, or if it doesn't load, the cover is an unopened parcel. */
  readonly src: string | null | undefined
  /** Leave empty beside the game's name. */
  readonly alt?: string
  /** Loads right away, for covers above the fold. */
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
      // In a list of covers, fonts and the page's own script load first.
      fetchPriority={eager ? 'auto' : 'low'}
      decoding="async"
      onError={() => setBroken(src ?? null)}
      className={cx('cover aspect-4/3 object-cover', className)}
    />
  )
}
