import { GONE, INK, THERE, type Transition } from '../../show/timeline/transition.ts'

const die = (turn: string) => (
  <svg viewBox="0 0 60 60" className={turn}>
    <rect x="5" y="5" width="50" height="50" rx="10" fill="var(--color-cream)" {...INK} />
    {[18, 30, 42].map((at) => (
      <circle key={at} cx={at} cy={at} r="5" fill="var(--color-ink)" />
    ))}
  </svg>
)

export const transition: Transition = {
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
