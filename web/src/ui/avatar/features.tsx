import type { ReactNode } from 'react'
import type { Face } from './face.ts'

const INK = 'var(--color-ink)'
const WHITE = 'var(--color-cream)'

const EYES: Record<Face['eyes'], ReactNode> = {
  dots: (
    <g fill={INK} stroke="none">
      <circle cx="39" cy="56" r="4.5" />
      <circle cx="61" cy="56" r="4.5" />
    </g>
  ),
  sleepy: (
    <g fill={WHITE}>
      <path d="M31 56h16c0 6-3.5 9-8 9s-8-3-8-9Z" />
      <path d="M53 56h16c0 6-3.5 9-8 9s-8-3-8-9Z" />
      <circle cx="39" cy="59" r="2.5" fill={INK} stroke="none" />
      <circle cx="61" cy="59" r="2.5" fill={INK} stroke="none" />
    </g>
  ),
  wink: (
    <g fill="none">
      <circle cx="39" cy="56" r="4.5" fill={INK} stroke="none" />
      <path d="M54 57c4-5 10-5 14 0" />
    </g>
  ),
  wide: (
    <g fill={WHITE}>
      <circle cx="39" cy="55" r="8.5" />
      <circle cx="61" cy="55" r="8.5" />
      <circle cx="40.5" cy="56" r="3.5" fill={INK} stroke="none" />
      <circle cx="59.5" cy="56" r="3.5" fill={INK} stroke="none" />
    </g>
  ),
  glasses: (
    <g fill={WHITE}>
      <path d="M46 55h8" />
      <circle cx="37" cy="56" r="9.5" />
      <circle cx="63" cy="56" r="9.5" />
      <path d="M33 57c2-3 6-3 8 0M59 57c2-3 6-3 8 0" fill="none" />
    </g>
  ),
  shades: (
    <g fill={INK}>
      <path d="M26 50h48v4c0 7-4 10-10 10s-10-3-11-9h-6c-1 6-5 9-11 9s-10-3-10-10Z" />
      <path d="m33 55 4 4M58 55l4 4" stroke={WHITE} strokeWidth="2.5" />
    </g>
  ),
  happy: (
    <g fill="none">
      <path d="M32 58c3-7 11-7 14 0M54 58c3-7 11-7 14 0" />
    </g>
  ),
  side: (
    <g fill={WHITE}>
      <ellipse cx="39" cy="56" rx="8" ry="7" />
      <ellipse cx="61" cy="56" rx="8" ry="7" />
      <circle cx="43" cy="57" r="3.5" fill={INK} stroke="none" />
      <circle cx="65" cy="57" r="3.5" fill={INK} stroke="none" />
    </g>
  ),
  uneven: (
    <g fill={WHITE}>
      <circle cx="38" cy="55" r="9.5" />
      <circle cx="62" cy="57" r="6" />
      <circle cx="39" cy="56" r="3" fill={INK} stroke="none" />
      <circle cx="62" cy="58" r="2.5" fill={INK} stroke="none" />
    </g>
  ),
}

const MOUTHS: Record<Face['mouth'], ReactNode> = {
  smile: <path d="M39 72c5 7 17 7 22 0" fill="none" />,
  grin: <path d="M37 70h26c-1 9-6 13-13 13s-12-4-13-13Z" fill={WHITE} />,
  smirk: <path d="M42 75c8 2 14 0 19-6" fill="none" />,
  tongue: (
    <g>
      <path d="M38 71c6 5 18 5 24 0" fill="none" />
      <path d="M50 75v4c0 4 9 4 9 0v-5Z" fill="var(--color-coral)" />
    </g>
  ),
  oh: <ellipse cx="50" cy="75" rx="5.5" ry="6.5" fill={INK} />,
  wavy: <path d="M37 74c4-5 8-5 11 0s8 5 15-1" fill="none" />,
  cat: <path d="M38 72c2 5 9 5 12 0 3 5 10 5 12 0" fill="none" />,
  flat: <path d="M41 75h18" fill="none" />,
  gap: (
    <g>
      <path d="M36 70h28c-1 9-7 12-14 12s-13-3-14-12Z" fill={INK} />
      <path d="M46 71h8v5h-8Z" fill={WHITE} stroke="none" />
    </g>
  ),
}

const EXTRAS: Record<Face['extra'], ReactNode> = {
  none: null,
  cheeks: (
    <g fill="var(--color-coral)" stroke="none" opacity="0.85">
      <ellipse cx="29" cy="69" rx="5" ry="3.5" />
      <ellipse cx="71" cy="69" rx="5" ry="3.5" />
    </g>
  ),
  freckles: (
    <g fill={INK} stroke="none">
      <circle cx="29" cy="68" r="1.5" />
      <circle cx="34" cy="70" r="1.5" />
      <circle cx="66" cy="70" r="1.5" />
      <circle cx="71" cy="68" r="1.5" />
    </g>
  ),
  moustache: <path d="M50 67c4-4 10-3 14 3-5 1-10 1-14-2-4 3-9 3-14 2 4-6 10-7 14-3Z" fill={INK} strokeWidth="1" />,
}

interface FeaturesProps {
  readonly face: Face
  /** In place of the face's own eyes. */
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
