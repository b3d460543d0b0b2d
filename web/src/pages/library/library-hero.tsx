import { Heading } from '../../ui/layout/heading.tsx'

/** The words are the ones on every poster; below them is the same with a straight face. */
const STATS = [
  { value: '5+', label: 'premium games', fact: 'Seven. We stopped counting at five' },
  { value: '100+', label: 'scenarios', fact: 'Thousands. The poster was small' },
  { value: '2-20', label: 'players', fact: 'Twenty on one phone, eight online' },
  { value: '100%', label: 'free access', fact: 'We did try to find a catch' },
] as const

export function LibraryHero() {
  return (
    <section className="grid items-end gap-x-10 gap-y-5 lg:grid-cols-[1.1fr_1fr]">
      <div className="flex flex-col items-start gap-2 sm:gap-4">
        <Heading level={1} size="hero">
          What are we playing?
        </Heading>
        <p className="max-w-xl text-lg text-muted sm:text-xl">Instant access: pick one and you’re in.</p>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        {STATS.map(({ value, label, fact }) => (
          <div key={label} className="border-l-3 border-lime pl-2.5 leading-tight">
            <dt className="sr-only">{label}</dt>
            <dd>
              <span className="font-display text-2xl font-extrabold tabular">{value}</span>{' '}
              <span aria-hidden="true" className="font-semibold sm:block">
                {label}
              </span>
              <span className="block text-sm text-muted">{fact}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
