import { useEffect, useState } from 'react'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'

/** Quotes from the regulars: the covers' cast. */
const QUOTES = [
  {
    text: 'They argued about me for ten minutes. I was never in that oven. They believed every crumb.',
    name: 'The Toast',
    place: 'Kitchen counter, Baked or Bluffing?',
    cover: 'baked-or-bluffing',
  },
  {
    text: 'Years in the corner, and I learned more about these people in one night. I have told nobody. I am a plant.',
    name: 'The Potted Plant',
    place: 'Parlor, Truth or Dare',
    cover: 'truth-or-dare',
  },
  {
    text: 'Never have I ever pushed a pot off a windowsill. Four of them believed me. I love this game.',
    name: 'The Cat with the Halo',
    place: 'Windowsill, Never Have I Ever',
    cover: 'never-have-i-ever',
  },
] as const

/** Rotates through the quotes, unless someone is reading: hover and focus hold it. */
export function Testimonials() {
  const [isHeld, setHeld] = useState(false)
  const [current, choose] = useRotation(QUOTES.length, isHeld)
  return (
    <div
      data-later="testimonials"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <section aria-labelledby="testimonials" className="grid gap-6">
        <Heading level={2} size="title" id="testimonials">
          Heard on the couch
        </Heading>
        <div className="paper grid rounded-card p-6 sm:p-10" aria-live={isHeld ? 'polite' : 'off'}>
          {QUOTES.map(({ text, name, place, cover }, index) => (
            <figure
              key={name}
              aria-hidden={index !== current}
              className={cx(
                'col-start-1 row-start-1 flex flex-col justify-between gap-6',
                index === current ? 'animate-rise' : 'invisible',
              )}
            >
              <blockquote className="max-w-3xl font-display text-2xl leading-snug font-bold sm:text-4xl">
                “{text}”
              </blockquote>
              <figcaption className="flex items-center gap-3">
                <img
                  src={`/covers/${cover}.svg`}
                  alt=""
                  width="400"
                  height="300"
                  loading="lazy"
                  decoding="async"
                  className="size-16 shrink-0 rounded-full border-3 border-ink object-cover"
                />
                <span>
                  <span className="block font-bold">{name}</span>
                  <span className="text-ink-soft">{place}</span>
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
        <div className="flex justify-center">
          {QUOTES.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              aria-label={`Show what ${name} says`}
              aria-current={index === current}
              onClick={() => choose(index)}
              className="group grid size-12 place-items-center rounded-full"
            >
              <span className="h-3 w-3 rounded-full bg-leaf-500 transition-transform duration-300 ease-spring group-hover:scale-125 group-aria-[current=true]:scale-150 group-aria-[current=true]:bg-lime" />
            </button>
          ))}
        </div>
      </section>
    </div>
  )
}

const TESTIMONIAL_MS = 5000

/** Rotates every five seconds, unless it is held or the user prefers reduced motion. */
function useRotation(count: number, isHeld: boolean): readonly [number, (index: number) => void] {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    if (isHeld || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setTimeout(() => setCurrent((current + 1) % count), TESTIMONIAL_MS)
    return () => clearTimeout(timer)
  }, [current, count, isHeld])
  return [current, setCurrent]
}
