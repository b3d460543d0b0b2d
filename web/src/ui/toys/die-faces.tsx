import type { ReactNode } from 'react'

export const ACTION_FACES = ['hit', 'pass', 'challenge', 'truth', 'wild'] as const
export type ActionFace = (typeof ACTION_FACES)[number]
export const INTENSITY_FACES = [1, 2, 3, 4, 5] as const
export type IntensityFace = (typeof INTENSITY_FACES)[number]

const PIPS: Record<IntensityFace | 6, readonly (readonly [number, number])[]> = {
  1: [[50, 50]],
  2: [
    [30, 30],
    [70, 70],
  ],
  3: [
    [27, 27],
    [50, 50],
    [73, 73],
  ],
  4: [
    [30, 30],
    [70, 30],
    [30, 70],
    [70, 70],
  ],
  5: [
    [28, 28],
    [72, 28],
    [50, 50],
    [28, 72],
    [72, 72],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
}

/** One of the six. */
export type PipFace = keyof typeof PIPS

export function Pips({ face }: { readonly face: PipFace }) {
  // Draws round dots as lines of no length, as one part of a picture.
  const dots = PIPS[face].map(([x, y]) => `M${x} ${y}h0`).join('')
  return <path d={dots} stroke="var(--color-ink)" strokeWidth="20" strokeLinecap="round" />
}

const SYMBOLS: Record<ActionFace, ReactNode> = {
  hit: (
    <path
      d="m50 12 8 17 17-8-3 18 18 6-16 9 8 17-18-3-6 16-10-14-16 9 1-18-18-4 14-12-9-16 18 2Z"
      fill="var(--color-coral)"
    />
  ),
  pass: <path d="M18 36h38V22l28 24-28 24V56H36v14H18Z" fill="var(--color-sky)" />,
  challenge: (
    <g>
      <path d="m22 20 9 0 38 42-8 8-42-40Z" fill="var(--color-cream)" />
      <path d="m78 20-9 0-38 42 8 8 42-40Z" fill="var(--color-cream)" />
      <path d="m27 58 15 15M73 58 58 73" strokeWidth="8" />
    </g>
  ),
  truth: (
    <g>
      <path d="M12 44c16-28 60-28 76 0-16 28-60 28-76 0Z" fill="var(--color-cream)" />
      <circle cx="50" cy="44" r="13" fill="var(--color-teal)" />
      <circle cx="50" cy="44" r="4" fill="var(--color-ink)" stroke="none" />
    </g>
  ),
  wild: (
    <g fill="var(--color-lime)">
      <path d="M50 72c-10-16-10-40 0-58 10 18 10 42 0 58Z" />
      <path d="M47 72C33 66 22 50 21 33c14 7 25 22 26 39ZM53 72c14-6 25-22 26-39-14 7-25 22-26 39Z" />
      <path d="M50 70v10" />
    </g>
  ),
}

const NAMES: Record<ActionFace, string> = {
  hit: 'HIT',
  pass: 'PASS',
  challenge: 'CHALLENGE',
  truth: 'TRUTH',
  wild: 'WILD',
}

/** The sign of one side, as large as its place. */
export function ActionSign({ face, className }: { readonly face: ActionFace; readonly className: string }) {
  return (
    <svg
      viewBox="4 4 92 92"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="var(--color-ink)"
      strokeWidth="5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {SYMBOLS[face]}
    </svg>
  )
}

export function ActionSymbol({ face }: { readonly face: ActionFace }) {
  return (
    <>
      <g
        transform="translate(12 3) scale(0.76)"
        stroke="var(--color-ink)"
        strokeWidth="5"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        {SYMBOLS[face]}
      </g>
      <text
        x="50"
        y="87"
        data-drawn="of what lies up a table says the name beside it"
        textAnchor="middle"
        fontSize={NAMES[face].length > 6 ? 14.5 : 19}
        className="fill-ink font-display font-extrabold"
      >
        {NAMES[face]}
      </text>
    </>
  )
}
