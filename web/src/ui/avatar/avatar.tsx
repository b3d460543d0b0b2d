import { use } from 'react'
import { IsPlaceholder } from '../layout/is-placeholder.ts'
import { cx } from '../look/cx.ts'
import { CrownedTop } from './crown.tsx'
import type { Colour } from './face.ts'
import { Features } from './features.tsx'
import { Head } from './head.tsx'
import { useFace } from './looks.ts'
import { Top } from './top.tsx'

export interface AvatarProps {
  /** The player's id: the same seed gives the same face on every screen. */
  readonly seed: string
  readonly size?: number | string
  /** Names the picture. Leave it out next to the name. */
  readonly label?: string
  /** Grey and asleep: the player is offline. */
  readonly away?: boolean
  /** Adds a crown to their usual headwear. */
  readonly isCrowned?: boolean
  readonly className?: string
}

const paint = (colour: Colour) => `var(--color-${colour})`

export function Avatar({ seed, size = 48, label, away = false, isCrowned = false, className }: AvatarProps) {
  const face = useFace(seed)
  const across = typeof size === 'number' ? `${size / 16}rem` : size
  // It's invisible so far, and a crowd of faces is most of what a new phase draws.
  if (use(IsPlaceholder))
    return <svg aria-hidden="true" style={{ '--face': across }} className={cx('avatar', className)} />
  return (
    <svg
      viewBox="0 0 100 100"
      style={{ '--face': across, '--ground': paint(face.ground), clipPath: isCrowned ? undefined : 'circle(48%)' }}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cx('avatar', isCrowned && 'overflow-visible', away && 'opacity-45 grayscale', className)}
      stroke="var(--color-ink)"
      strokeWidth="3.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <circle cx="50" cy="50" r="48" strokeWidth="3" stroke="var(--color-leaf-700)" className="avatar-ground" />
      <Head shape={face.head} colour={paint(face.skin)} />
      <Features face={away ? { ...face, eyes: 'happy' } : face} />
      {isCrowned ? (
        <CrownedTop shape={face.top} colour={paint(face.cloth)} />
      ) : (
        <Top shape={face.top} colour={paint(face.cloth)} />
      )}
    </svg>
  )
}
