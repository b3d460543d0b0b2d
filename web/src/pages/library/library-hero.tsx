import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Stat } from '../../ui/status/stat.tsx'

const STATS = [
  { value: '5+', label: 'premium games' },
  { value: '100+', label: 'scenarios' },
  { value: '2-20', label: 'players' },
  { value: '100%', label: 'free access' },
] as const

export function LibraryHero() {
  return (
    <section className="grid gap-8 lg:grid-cols-[1.3fr_1fr] lg:items-end">
      <div className="flex flex-col items-start gap-5">
        <Heading level={1} size="hero">
          What are we playing?
        </Heading>
        <p className="max-w-xl text-lg text-muted sm:text-xl">
          Truths, dares, dice, bluffs, terrible acting and a wheel with opinions. Instant access: pick one and you are
          in it.
        </p>
        <div className="flex w-full flex-col gap-3 sm:flex-row">
          <ButtonLink to="#all-games" size="lg">
            Browse Games
          </ButtonLink>
          <ButtonLink to="/auth" size="lg" kind="secondary">
            Sign Up Free
          </ButtonLink>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-6">
        {STATS.map((stat) => (
          <Stat key={stat.label} {...stat} />
        ))}
      </div>
    </section>
  )
}
