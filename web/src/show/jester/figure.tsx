import type { ReactNode } from 'react'
import { Arms, GREEN } from './arms.tsx'
import './gestures.css'
import './jester.css'
import type { JesterMood } from './script.ts'

const CAP = ['rotate(-64)', 'rotate(64)', 'rotate(0)'] as const
const BELLS = [
  [6.5, 19.5],
  [57.5, 19.5],
  [32, 6.5],
] as const

const DOTS = (
  <g fill="var(--color-ink)" stroke="none" className="jester-blink">
    <circle cx="25" cy="43" r="2.8" />
    <circle cx="39" cy="43" r="2.8" />
  </g>
)
const SHUT = <path d="M21.5 43c1.8 2.4 5.2 2.4 7 0M35.5 43c1.8 2.4 5.2 2.4 7 0" />
const SQUEEZED = <path d="M21.5 44.5c1.8-3.4 5.2-3.4 7 0M35.5 44.5c1.8-3.4 5.2-3.4 7 0" />
const WIDE = (
  <g strokeWidth="2.2">
    <circle cx="24.5" cy="42.5" r="4.6" fill="var(--color-cream)" />
    <circle cx="39.5" cy="42.5" r="4.6" fill="var(--color-cream)" />
    <g fill="var(--color-ink)" stroke="none">
      <circle cx="24.5" cy="42.5" r="1.7" />
      <circle cx="39.5" cy="42.5" r="1.7" />
    </g>
  </g>
)
const LOWERED = (
  <g fill="var(--color-ink)" stroke="none" className="jester-blink">
    <circle cx="26.5" cy="45" r="2.6" />
    <circle cx="39.5" cy="45" r="2.6" />
  </g>
)
const GRIN = 'M24.5 48.5h15c-.5 4.6-3.7 7-7.5 7s-7-2.4-7.5-7Z'

const EYES: Readonly<Record<JesterMood, ReactNode>> = {
  talks: DOTS,
  listens: DOTS,
  yawns: SHUT,
  asleep: SHUT,
  shocked: WIDE,
  laughs: SQUEEZED,
  claps: SQUEEZED,
  peeks: DOTS,
  notes: LOWERED,
  snacks: WIDE,
  twists: WIDE,
}

const MOUTHS: Readonly<Record<JesterMood, ReactNode>> = {
  talks: <path d={GRIN} className="jester-chatter" />,
  listens: <path d="M26 50c3.5 3.2 8.5 3.2 12 0" fill="none" />,
  yawns: <ellipse cx="32" cy="51.5" rx="5" ry="6" />,
  asleep: <ellipse cx="32" cy="51.5" rx="2.6" ry="2.2" />,
  shocked: <ellipse cx="32" cy="52" rx="3.6" ry="4.8" />,
  laughs: <path d="M22.5 47.5h19c-.5 6-4.5 9-9.5 9s-9-3-9.5-9Z" />,
  claps: <path d={GRIN} />,
  peeks: <path d="M26 53c2-3 4-3 6 0s4 3 6 0" fill="none" />,
  notes: <path d="M29 51.5h7" fill="none" />,
  snacks: <ellipse cx="32" cy="51.5" rx="4.6" ry="3.6" className="jester-chatter" />,
  twists: <path d={GRIN} />,
}

/** The face of the logo. */
function Head({ mood }: { readonly mood: JesterMood }) {
  return (
    <g strokeWidth="3.5">
      <circle cx="32" cy="42" r="19.5" fill="var(--color-cream)" />
      {CAP.map((turn) => (
        <path
          key={turn}
          transform={`translate(32 32) ${turn}`}
          d="M0 0C-11-8.1-11-18.4 0-27 11-18.4 11-8.1 0 0Z"
          fill="var(--color-lime)"
        />
      ))}
      <g className="jester-bells">
        {BELLS.map(([cx, cy]) => (
          <circle key={cx} cx={cx} cy={cy} r="4.5" fill="var(--color-amber)" />
        ))}
      </g>
      <path d="M15 34c10 4 24 4 34 0" fill="none" />
      <g strokeWidth="2.6" fill="none">
        {EYES[mood]}
      </g>
      <g strokeWidth="2.6" fill="var(--color-coral)">
        {MOUTHS[mood]}
      </g>
    </g>
  )
}

/** Two halves, a ruff with bells, and no knees, because he sits in a box. */
const BODY = (
  <g strokeWidth="3.5">
    <path d="M32 58C18 60 12 74 11 96H32Z" fill={GREEN} />
    <path d="M32 58C46 60 52 74 53 96H32Z" fill="var(--color-lime)" />
    <circle cx="32" cy="83" r="2.4" fill="var(--color-amber)" strokeWidth="2.2" />
    <circle cx="32" cy="91.5" r="2.4" fill="var(--color-amber)" strokeWidth="2.2" />
    <path d="M9 61l5 13 8-6 10 10 10-10 8 6 5-13C45 55 19 55 9 61Z" fill="var(--color-cream)" />
  </g>
)

/** His box on the TV, with a fringe. */
const BALCONY = (
  <g strokeWidth="3.5">
    <path d="M-16 92H80V100C80 112 68 118 32 118-4 118-16 112-16 100Z" fill={GREEN} />
    <path
      d="M-16 98c6 9 10 9 16 0 6 9 10 9 16 0 6 9 10 9 16 0 6 9 10 9 16 0 6 9 10 9 16 0 6 9 10 9 16 0V92H-16Z"
      fill="var(--color-amber)"
    />
    <rect x="-19" y="88" width="102" height="7" rx="3.5" fill="var(--color-cream)" />
  </g>
)

const SNORES = (
  <g
    className="jester-snores"
    fill="var(--color-cream)"
    stroke="none"
    fontFamily="var(--font-display)"
    fontWeight="800"
  >
    <text x="56" y="26" fontSize="12">
      z
    </text>
    <text x="64" y="14" fontSize="16">
      Z
    </text>
  </g>
)

interface JesterFigureProps {
  readonly mood: JesterMood
  /** Nothing moves. */
  readonly isStill: boolean
}

/** Draws the jester: the face of the logo, with arms that match his words. */
export function JesterFigure({ mood, isStill }: JesterFigureProps) {
  return (
    <svg
      viewBox="-21 -4 106 124"
      className="jester"
      data-mood={mood}
      data-still={isStill || undefined}
      aria-hidden="true"
    >
      <g stroke="var(--color-ink)" strokeLinejoin="round" strokeLinecap="round">
        <g className="jester-body">
          {BODY}
          <g className="jester-head">
            <Head mood={mood} />
          </g>
        </g>
        {BALCONY}
        <Arms mood={mood} />
        {mood === 'asleep' && SNORES}
      </g>
    </svg>
  )
}
