import type { ReactNode } from 'react'
import type { Face } from './face.ts'

const INK = 'var(--color-ink)'
const WHITE = 'var(--color-cream)'

/** Draws round dots as lines of no length: two of them are one part of the picture, like everything here in one ink. */
const EYES: Record<Face['eyes'], ReactNode> = {
  dots: <path d="M39 56h0M61 56h0" stroke={INK} strokeWidth="9" />,
  sleepy: (
    <>
      <path d="M31 56h16c0 6-3.5 9-8 9s-8-3-8-9ZM53 56h16c0 6-3.5 9-8 9s-8-3-8-9Z" fill={WHITE} />
      <path d="M39 59h0M61 59h0" stroke={INK} strokeWidth="5" />
    </>
  ),
  wink: (
    <>
      <path d="M39 56h0" stroke={INK} strokeWidth="9" />
      <path d="M54 57c4-5 10-5 14 0" fill="none" />
    </>
  ),
  wide: (
    <>
      <path
        d="M30.5 55a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM52.5 55a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0Z"
        fill={WHITE}
      />
      <path d="M40.5 56h0M59.5 56h0" stroke={INK} strokeWidth="7" />
    </>
  ),
  glasses: (
    <path
      d="M46 55h8M27.5 56a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0ZM53.5 56a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0ZM33 57c2-3 6-3 8 0M59 57c2-3 6-3 8 0"
      fill={WHITE}
    />
  ),
  shades: (
    <>
      <path d="M26 50h48v4c0 7-4 10-10 10s-10-3-11-9h-6c-1 6-5 9-11 9s-10-3-10-10Z" fill={INK} />
      <path d="m33 55 4 4M58 55l4 4" stroke={WHITE} strokeWidth="2.5" />
    </>
  ),
  happy: <path d="M32 58c3-7 11-7 14 0M54 58c3-7 11-7 14 0" fill="none" />,
  side: (
    <>
      <path d="M31 56a8 7 0 1 0 16 0a8 7 0 1 0-16 0ZM53 56a8 7 0 1 0 16 0a8 7 0 1 0-16 0Z" fill={WHITE} />
      <path d="M43 57h0M65 57h0" stroke={INK} strokeWidth="7" />
    </>
  ),
  uneven: (
    <>
      <path d="M28.5 55a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0ZM56 57a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z" fill={WHITE} />
      <path
        d="M36 56a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM59.5 58a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z"
        fill={INK}
        stroke="none"
      />
    </>
  ),
}

const MOUTHS: Record<Face['mouth'], ReactNode> = {
  smile: <path d="M39 72c5 7 17 7 22 0" fill="none" />,
  grin: <path d="M37 70h26c-1 9-6 13-13 13s-12-4-13-13Z" fill={WHITE} />,
  smirk: <path d="M42 75c8 2 14 0 19-6" fill="none" />,
  tongue: (
    <>
      <path d="M38 71c6 5 18 5 24 0" fill="none" />
      <path d="M50 75v4c0 4 9 4 9 0v-5Z" fill="var(--color-coral)" />
    </>
  ),
  oh: <ellipse cx="50" cy="75" rx="5.5" ry="6.5" fill={INK} />,
  wavy: <path d="M37 74c4-5 8-5 11 0s8 5 15-1" fill="none" />,
  cat: <path d="M38 72c2 5 9 5 12 0 3 5 10 5 12 0" fill="none" />,
  flat: <path d="M41 75h18" fill="none" />,
  gap: (
    <>
      <path d="M36 70h28c-1 9-7 12-14 12s-13-3-14-12Z" fill={INK} />
      <path d="M46 71h8v5h-8Z" fill={WHITE} stroke="none" />
    </>
  ),
}

const EXTRAS: Record<Face['extra'], ReactNode> = {
  none: null,
  cheeks: (
    <path
      d="M24 69a5 3.5 0 1 0 10 0a5 3.5 0 1 0-10 0ZM66 69a5 3.5 0 1 0 10 0a5 3.5 0 1 0-10 0Z"
      fill="var(--color-coral)"
      stroke="none"
      opacity="0.85"
    />
  ),
  freckles: <path d="M29 68h0M34 70h0M66 70h0M71 68h0" stroke={INK} strokeWidth="3" />,
  moustache: <path d="M50 67c4-4 10-3 14 3-5 1-10 1-14-2-4 3-9 3-14 2 4-6 10-7 14-3Z" fill={INK} strokeWidth="1" />,
}

interface FeaturesProps {
  readonly face: Face
  /** Replaces the face's own eyes. */
  readonly eyes?: ReactNode
}

export function Features({ face, eyes = EYES[face.eyes] }: FeaturesProps) {
  return (
    <>
      {EXTRAS[face.extra]}
      {MOUTHS[face.mouth]}
      {eyes}
    </>
  )
}
