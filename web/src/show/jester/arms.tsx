import type { ReactNode } from 'react'
import type { JesterMood } from './script.ts'

/** His own green, in any room's palette. */
export const GREEN = '#2a6643'

type Pose = readonly [path: string, hand: readonly [x: number, y: number]]

/** Each arm from its shoulder to its hand. */
const POSES: Readonly<Record<JesterMood, { readonly left: Pose; readonly right: Pose }>> = {
  talks: { left: ['M16 72C6 78 2 84 4 91', [4, 91]], right: ['M48 72C60 78 70 72 76 60', [77, 58]] },
  listens: { left: ['M16 74C10 82 20 88 33 86', [34, 86]], right: ['M48 74C56 76 54 66 47 61', [46, 60]] },
  yawns: { left: ['M16 72C4 66 -4 56 -5 44', [-5, 43]], right: ['M48 74C54 72 48 62 41 55', [40, 55]] },
  asleep: { left: ['M16 74C9 80 7 86 8 93', [8, 93]], right: ['M48 74C55 80 57 86 56 93', [56, 93]] },
  shocked: { left: ['M16 72C4 72 -2 62 6 52', [8, 51]], right: ['M48 72C60 72 66 62 58 52', [56, 51]] },
  laughs: { left: ['M16 74C8 84 16 90 27 87', [28, 87]], right: ['M48 74C56 84 48 90 37 87', [36, 87]] },
  claps: { left: ['M16 74C8 84 18 88 29 80', [29, 79]], right: ['M48 74C56 84 46 88 35 80', [35, 79]] },
  peeks: { left: ['M16 72C4 68 8 52 22 45', [24, 43]], right: ['M48 72C62 73 60 63 49 55', [47, 53]] },
  notes: { left: ['M16 74C8 82 14 88 23 86', [24, 86]], right: ['M48 74C58 80 54 80 46 75', [45, 74]] },
  snacks: { left: ['M16 74C7 82 12 90 21 87', [22, 87]], right: ['M48 74C60 72 52 60 43 55', [41, 54]] },
  twists: { left: ['M16 72C6 78 2 84 4 91', [4, 91]], right: ['M48 72C62 66 66 40 62 16', [62, 14]] },
}

/** The thing in his left hand. */
const HELD: Readonly<Partial<Record<JesterMood, ReactNode>>> = {
  notes: (
    <g strokeWidth="2.6">
      <path d="M22 66 43 62 47 80 26 84Z" fill="var(--color-cream)" />
      <path d="M27 70 39 68M28 75 36 73.4" fill="none" strokeWidth="1.8" />
      <path d="M45 75 52 60" stroke="var(--color-ink)" strokeWidth="6" />
      <path d="M45 75 52 60" stroke="var(--color-amber)" strokeWidth="2.6" />
    </g>
  ),
  snacks: (
    <g strokeWidth="2.6">
      <path d="M15 71c-3-5 3-8 6-5 1-5 8-5 9 0 4-3 9 1 6 5Z" fill="var(--color-cream)" />
      <path d="M14 71H37L34 91H17Z" fill="var(--color-coral)" />
      <path d="M21 71 22 91M30 71 29 91" fill="none" stroke="var(--color-cream)" strokeWidth="3" />
    </g>
  ),
}

function Arm({ pose: [path, [cx, cy]], sleeve, side }: { pose: Pose; sleeve: string; side: 'left' | 'right' }) {
  return (
    <g className={`jester-${side}`}>
      <path d={path} fill="none" strokeWidth="12" />
      <path d={path} fill="none" stroke={sleeve} strokeWidth="5.5" />
      <circle cx={cx} cy={cy} r="5.5" fill="var(--color-cream)" strokeWidth="3.2" />
    </g>
  )
}

export function Arms({ mood }: { readonly mood: JesterMood }) {
  const { left, right } = POSES[mood]
  return (
    <>
      <Arm pose={left} sleeve="var(--color-lime)" side="left" />
      {HELD[mood]}
      <Arm pose={right} sleeve={GREEN} side="right" />
    </>
  )
}
