import type { ReactNode } from 'react'

export const REACTIONS = ['laugh', 'fire', 'clap', 'shock', 'love'] as const
export type Reaction = (typeof REACTIONS)[number]

const INK = 'var(--color-ink)'

const SHAPES: Record<Reaction, ReactNode> = {
  laugh: (
    <g>
      <circle cx="24" cy="24" r="20" fill="var(--color-amber)" />
      <path d="m11 17 7 4-7 4M37 17l-7 4 7 4" fill="none" />
      <path d="M13 28h22c-1 8-5 11-11 11s-10-3-11-11Z" fill="var(--color-cream)" />
    </g>
  ),
  fire: (
    <g>
      <path
        d="M25 3c2 8 14 13 14 26 0 9-6 15-15 15S9 38 9 29c0-6 3-9 5-13 2 2 3 4 4 6 4-5 7-11 7-19Z"
        fill="var(--color-orange)"
      />
      <path d="M25 24c1 4 6 6 6 11 0 4-3 7-7 7s-7-3-7-7c0-3 2-4 3-6l2 2c2-2 3-4 3-7Z" fill="var(--color-cream)" />
    </g>
  ),
  clap: (
    <g>
      <path
        d="M15 24 9 15c-2-3 2-6 5-3l9 10-6-12c-1-4 4-5 6-2l8 13c1-4 6-4 7 0l2 12c1 7-4 12-11 12-6 0-10-2-13-7l-7-9c-2-3 2-6 6-5Z"
        fill="var(--clap, var(--color-coral))"
      />
      <path d="M35 6v5M42 10l-4 4M5 34l4-2" fill="none" stroke="var(--color-cream)" />
    </g>
  ),
  shock: (
    <g>
      <circle cx="24" cy="24" r="20" fill="var(--color-sky)" />
      <circle cx="16" cy="19" r="5" fill="var(--color-cream)" />
      <circle cx="32" cy="19" r="5" fill="var(--color-cream)" />
      <circle cx="16" cy="19" r="1.5" fill={INK} stroke="none" />
      <circle cx="32" cy="19" r="1.5" fill={INK} stroke="none" />
      <ellipse cx="24" cy="34" rx="4.5" ry="6" fill={INK} />
    </g>
  ),
  love: (
    <g>
      <path
        d="M24 42C10 33 4 26 4 17 4 6 19 3 24 13 29 3 44 6 44 17c0 9-6 16-20 25Z"
        fill="var(--love, var(--color-pink))"
      />
      <path d="M12 15c1-3 3-4 5-4" fill="none" stroke="var(--color-cream)" />
    </g>
  ),
}

export interface ReactionFaceProps {
  readonly reaction: Reaction
  readonly size?: number
}

/** The drawing only, for the reaction that floats over the table. */
export function ReactionFace({ reaction, size = 40 }: ReactionFaceProps) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <g stroke={INK} strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        {SHAPES[reaction]}
      </g>
    </svg>
  )
}
