import type { ReactNode } from 'react'

/** One thing that crosses the screen between two turns. */
interface Prop {
  readonly drawn: ReactNode
  /** Where it stands on the screen. */
  readonly place: string
  readonly crosses: readonly Keyframe[]
}

/** How a game goes from one turn to the next: what its thing does, and what that does to what lay on the table. */
interface Way {
  /** Into these phases, or from one into another. */
  readonly opens: readonly string[]
  readonly props: readonly Prop[]
  readonly out: readonly Keyframe[]
  readonly into: readonly Keyframe[]
}

const THERE = { transform: 'none', opacity: 1 } as const
const GONE = { opacity: 0 } as const
/** Behind something that hides all of it for a moment, one thing is exchanged for the other. */
const HIDDEN = {
  out: [{ opacity: 1 }, { opacity: 1, offset: 0.98 }, GONE],
  into: [GONE, { opacity: 1, offset: 0.1 }, { opacity: 1 }],
} as const
const INK = { stroke: 'var(--color-ink)', strokeWidth: 4, strokeLinejoin: 'round' } as const
const CENTER = 'inset-0 m-auto h-[46vmin] w-[46vmin]'

const bottle: Way = {
  opens: ['choose', 'deal', 'point', 'write'],
  props: [
    {
      drawn: (
        <svg viewBox="0 0 60 160" className="mx-auto h-full">
          <path
            d="M24 4h12v40c0 10 14 14 14 34v66c0 8-4 12-12 12H22c-8 0-12-4-12-12V78c0-20 14-24 14-34Z"
            fill="var(--color-leaf-500)"
            {...INK}
          />
          <path d="M10 92h40v36H10Z" fill="var(--color-cream)" {...INK} />
        </svg>
      ),
      place: CENTER,
      crosses: [
        { transform: 'rotate(-40deg) scale(0.7)', ...GONE },
        { transform: 'rotate(120deg)', opacity: 1, offset: 0.35 },
        { transform: 'rotate(300deg)', opacity: 1, offset: 0.7 },
        { transform: 'rotate(400deg) scale(0.7)', ...GONE },
      ],
    },
  ],
  out: [THERE, { transform: 'rotate(50deg) scale(0.5)', ...GONE }],
  into: [{ transform: 'rotate(-24deg) scale(0.7)', ...GONE }, THERE],
}

const SLICES = [0, 45, 90, 135, 180, 225, 270, 315]

const wheel: Way = {
  opens: ['spin', 'point', 'write'],
  props: [
    {
      drawn: (
        <svg viewBox="-52 -52 104 104">
          <circle r="48" fill="var(--color-cream)" {...INK} />
          {SLICES.map((turn, i) => (
            <path
              key={turn}
              d="M0 0L0-48A48 48 0 0 1 34-34Z"
              transform={`rotate(${turn})`}
              fill={i % 2 ? 'var(--color-lime)' : 'var(--color-coral)'}
              {...INK}
            />
          ))}
          <circle r="12" fill="var(--color-cream)" {...INK} />
        </svg>
      ),
      place: 'inset-y-0 left-0 my-auto h-[70vmin] w-[70vmin]',
      crosses: [{ transform: 'translateX(-75vmin) rotate(0deg)' }, { transform: 'translateX(105vw) rotate(420deg)' }],
    },
  ],
  out: [THERE, { transform: 'translateX(30vw) scale(0.9)', ...GONE }],
  into: [{ transform: 'translateX(-20vw)', ...GONE }, THERE],
}

const die = (turn: string) => (
  <svg viewBox="0 0 60 60" className={turn}>
    <rect x="5" y="5" width="50" height="50" rx="10" fill="var(--color-cream)" {...INK} />
    {[18, 30, 42].map((at) => (
      <circle key={at} cx={at} cy={at} r="5" fill="var(--color-ink)" />
    ))}
  </svg>
)

const dice: Way = {
  opens: ['ready', 'act', 'point', 'write'],
  props: ['rotate-12', '-rotate-20'].map((turn, i) => ({
    drawn: die(turn),
    place: i === 0 ? 'left-0 top-[28%] h-[26vmin] w-[26vmin]' : 'left-0 top-[52%] h-[26vmin] w-[26vmin]',
    crosses: [
      { transform: 'translateX(-30vmin) rotate(0deg)' },
      { transform: `translate(45vw, ${i === 0 ? -6 : 8}vh) rotate(300deg)`, offset: 0.45 },
      { transform: 'translateX(110vw) rotate(700deg)' },
    ],
  })),
  out: [THERE, { transform: 'translate(60vw, -20vh) rotate(38deg)', ...GONE }],
  into: [{ transform: 'translateY(-6vh) rotate(-3deg)', ...GONE }, THERE],
}

const half = (side: 'left' | 'right'): Prop => ({
  drawn: (
    <div className="size-full bg-[repeating-linear-gradient(90deg,var(--color-coral-deep)_0_5vmin,var(--color-coral)_5vmin_9vmin)]" />
  ),
  place: side === 'left' ? 'inset-y-0 left-0 w-[51%]' : 'inset-y-0 right-0 w-[51%]',
  crosses: [
    { transform: `translateX(${side === 'left' ? -101 : 101}%)` },
    { transform: 'none', offset: 0.45 },
    { transform: 'none', offset: 0.55 },
    { transform: `translateX(${side === 'left' ? -101 : 101}%)` },
  ],
})

const curtain: Way = {
  opens: ['ready', 'ready>watch', 'gallery', 'curtain', 'point', 'write'],
  props: [half('left'), half('right')],
  ...HIDDEN,
}

const toaster: Way = {
  opens: ['prepare', 'argue', 'point', 'write'],
  props: [
    {
      drawn: (
        <svg viewBox="0 0 140 90" className="mx-auto h-full">
          <path d="M30 40V22c0-10 8-16 18-16h44c10 0 18 6 18 16v18Z" fill="var(--color-amber)" {...INK} />
          <rect x="10" y="36" width="120" height="50" rx="14" fill="var(--color-sky)" {...INK} />
          <path d="M30 38h80" stroke="var(--color-ink)" strokeWidth="8" strokeLinecap="round" />
        </svg>
      ),
      place: 'inset-x-0 bottom-0 mx-auto h-[34vmin]',
      crosses: [
        { transform: 'translateY(100%)' },
        { transform: 'translateY(8%)', offset: 0.4 },
        { transform: 'translateY(18%)', offset: 0.7 },
        { transform: 'translateY(100%)' },
      ],
    },
  ],
  out: [THERE, { transform: 'translateY(50vh) scale(0.7)', ...GONE }],
  into: [{ transform: 'translateY(40vh) scale(0.7)', ...GONE }, THERE],
}

const blind: Way = {
  opens: ['answer', 'point'],
  props: [
    {
      drawn: (
        <div className="size-full border-b-[1.4vmin] border-ink bg-[repeating-linear-gradient(0deg,var(--color-cream)_0_6vmin,var(--color-ink)_6vmin_6.6vmin)]" />
      ),
      place: 'inset-0',
      crosses: [
        { transform: 'translateY(-101%)' },
        { transform: 'none', offset: 0.45 },
        { transform: 'none', offset: 0.55 },
        { transform: 'translateY(-101%)' },
      ],
    },
  ],
  ...HIDDEN,
}

const CLOUD = [
  [22, 40, 18],
  [44, 24, 22],
  [70, 28, 20],
  [84, 46, 15],
  [58, 50, 20],
  [36, 52, 16],
] as const

/** Outlines first, so that all of them are one cloud. */
const puff: Way = {
  opens: ['write', 'present', 'lap'],
  props: [
    {
      drawn: (
        <svg viewBox="0 0 104 74" className="size-full">
          {['var(--color-ink)', 'var(--color-cream)'].map((fill, i) =>
            CLOUD.map(([x, y, r]) => <circle key={`${fill} ${x}`} cx={x} cy={y} r={r - 2 * i} fill={fill} />),
          )}
        </svg>
      ),
      place: 'inset-0',
      crosses: [
        { transform: 'scale(0.2)', ...GONE },
        { transform: 'scale(1.5)', opacity: 1, offset: 0.42 },
        { transform: 'scale(1.7)', opacity: 1, offset: 0.58 },
        { transform: 'scale(2.4) translateY(-6%)', ...GONE },
      ],
    },
  ],
  ...HIDDEN,
}

export const WAYS: Readonly<Record<string, Way | undefined>> = {
  'truth-or-dare': bottle,
  'spin-the-stash': wheel,
  'high-rollers': dice,
  'roll-and-react': curtain,
  'baked-or-bluffing': toaster,
  'never-have-i-ever': blind,
  'puff-puff-pass-truths': puff,
}
