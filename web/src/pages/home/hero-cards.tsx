import { cx } from '../../ui/look/cx.ts'

/** Held like a hand of cards; from the left, each one over the one before. */
const HAND = [
  { slug: 'never-have-i-ever', place: 'left-0 top-[24%] -rotate-12 group-hover:-rotate-[15deg]' },
  { slug: 'high-rollers', place: 'right-0 top-[4%] rotate-[9deg] group-hover:rotate-12' },
  { slug: 'truth-or-dare', place: 'left-[17%] top-[38%] -rotate-2 group-hover:-translate-y-2' },
] as const

/** Decoration; the games themselves come below. */
export function HeroCards() {
  return (
    <div aria-hidden="true" className="group relative mx-auto aspect-[5/4] w-full max-w-lg lg:max-w-none">
      {HAND.map(({ slug, place }, index) => (
        <img
          key={slug}
          src={`/covers/${slug}.svg`}
          alt=""
          width="400"
          height="300"
          fetchPriority={index === HAND.length - 1 ? 'high' : 'auto'}
          className={cx(
            'absolute h-auto w-[66%] rounded-card border-[6px] border-cream shadow-[0_1.25rem_2.5rem_oklch(0_0_0/0.45)] transition-transform duration-400 ease-spring',
            place,
          )}
        />
      ))}
    </div>
  )
}
