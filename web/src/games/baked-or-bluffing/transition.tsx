import { GONE, INK, THERE, type Transition } from '../../show/timeline/transition.ts'

export const transition: Transition = {
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
