import { HIDDEN, type Prop, type Transition } from '../../show/timeline/transition.ts'

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

export const transition: Transition = {
  opens: ['ready', 'ready>watch', 'gallery', 'curtain', 'point', 'write'],
  props: [half('left'), half('right')],
  ...HIDDEN,
}
