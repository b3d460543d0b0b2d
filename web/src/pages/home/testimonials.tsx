import { useState } from 'react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { useRotation } from './use-rotation.ts'

const QUOTES = [
  {
    text: 'We opened it for ten minutes. The pizza went cold, the neighbours joined in, and my brother owes me an opera.',
    name: 'Dana M.',
    place: 'Portland, Oregon',
  },
  {
    text: 'I have known these people for twelve years. It turns out I knew nothing. We are closer now. Mostly.',
    name: 'Marcus T.',
    place: 'Denver, Colorado',
  },
  {
    text: 'My roommate bluffed about bees with such a straight face that I still do not trust bees.',
    name: 'Priya K.',
    place: 'Oakland, California',
  },
] as const

/** One after the other by itself, unless somebody is reading: hovering or being in it holds it. */
export function Testimonials() {
  const [isHeld, setHeld] = useState(false)
  const [current, choose] = useRotation(QUOTES.length, isHeld)
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <section aria-labelledby="testimonials" className="grid gap-6">
        <Heading level={2} size="title" id="testimonials">
          Heard on the sofa
        </Heading>
        <div className="paper grid rounded-card p-6 sm:p-10" aria-live={isHeld ? 'polite' : 'off'}>
          {QUOTES.map(({ text, name, place }, index) => (
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
                <Avatar seed={name} size={56} />
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
