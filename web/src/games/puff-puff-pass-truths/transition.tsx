import { GONE, HIDDEN, type Transition } from '../../show/timeline/transition.ts'

const CLOUD = [
  [22, 40, 18],
  [44, 24, 22],
  [70, 28, 20],
  [84, 46, 15],
  [58, 50, 20],
  [36, 52, 16],
] as const

/** Outlines first, so that all of them are one cloud. */
export const transition: Transition = {
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
