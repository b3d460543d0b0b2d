import { HIDDEN, type Transition } from '../../show/timeline/transition.ts'

export const transition: Transition = {
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
