import { GONE, INK, THERE, type Transition } from '../../show/timeline/transition.ts'

export const transition: Transition = {
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
      place: 'inset-0 m-auto h-[46vmin] w-[46vmin]',
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
