import { GONE, INK, THERE, type Transition } from '../../show/timeline/transition.ts'

const SLICES = [0, 45, 90, 135, 180, 225, 270, 315]

export const transition: Transition = {
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
