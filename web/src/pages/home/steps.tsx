import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'

const STEPS = [
  { title: 'Sign up', text: 'Free, and only if you want to keep your scores. Guests play too.', ink: 'text-lime' },
  {
    title: 'Choose a game',
    text: 'Seven of them. Tell us how many people and how wild it can get.',
    ink: 'text-amber',
  },
  { title: 'Start playing', text: 'Pass one phone around, or share the code and everyone’s in.', ink: 'text-coral' },
] as const

export function Steps() {
  return (
    <section id="how-to-play" aria-labelledby="steps" className="rounded-card bg-leaf-900 p-6 sm:p-10">
      <Heading level={2} size="title" id="steps">
        Three steps to a loud room
      </Heading>
      <ol className="mt-8 grid gap-8 md:grid-cols-3">
        {STEPS.map(({ title, text, ink }, index) => (
          <li key={title} className="flex gap-4 md:flex-col md:gap-2">
            <span
              aria-hidden="true"
              className={cx('w-12 shrink-0 font-display text-7xl leading-[0.8] font-extrabold', ink)}
            >
              {index + 1}
            </span>
            <div>
              <Heading level={3} size="section">
                {title}
              </Heading>
              <p className="mt-1 text-lg text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <ButtonLink to="/how-to-play" kind="secondary" className="mt-8 max-sm:w-full">
        Learn How It Works
      </ButtonLink>
    </section>
  )
}
