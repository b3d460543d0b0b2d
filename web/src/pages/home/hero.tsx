import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { CODE_LENGTH } from '../../ui/form/clean-code.ts'
import { CodeInput } from '../../ui/form/code-input.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { useSignUpLink } from '../account/sign-up-link.ts'

export function Hero() {
  const { to, words } = useSignUpLink('Join Free Today')
  return (
    <section className="grid items-center gap-x-10 gap-y-8 lg:grid-cols-[1.15fr_1fr]">
      <div className="flex flex-col gap-6">
        <Heading level={1} size="hero" className="lg:text-[4.6rem]">
          Bad ideas, good company.
        </Heading>
        <p className="max-w-xl text-lg text-muted sm:text-xl">
          Seven party games for grown-ups. Pass one phone around, or play on your own phones. Free, in the browser,
          ready in ten seconds.
        </p>
        <div className="flex flex-col gap-3 sm:flex-row">
          <ButtonLink to="/games" size="lg">
            Explore Our Games
          </ButtonLink>
          <ButtonLink to={to} size="lg" kind="secondary">
            {words}
          </ButtonLink>
        </div>
        <QuickJoin />
      </div>
      <HeroCards />
    </section>
  )
}

/** Someone in the room said "go to this page and type this": the sixth character opens the join page. */
function QuickJoin() {
  const [code, setCode] = useState('')
  const navigate = useNavigate()
  function type(input: string) {
    setCode(input)
    if (input.length === CODE_LENGTH) void navigate(`/join/${input}`)
  }
  return (
    <div className="max-w-md">
      <CodeInput
        label="Got a game code?"
        hint="Six letters and digits from the host's screen. Type the last one and you’re in."
        value={code}
        onChange={type}
      />
    </div>
  )
}

/** Held like a hand of cards; from the left, each one over the one before. */
const HAND = [
  { slug: 'never-have-i-ever', place: 'left-0 top-[24%] -rotate-12 group-hover:-rotate-[15deg]' },
  { slug: 'high-rollers', place: 'right-0 top-[4%] rotate-[9deg] group-hover:rotate-12' },
  { slug: 'truth-or-dare', place: 'left-[17%] top-[38%] -rotate-2 group-hover:-translate-y-2' },
] as const

/** A decoration; the games themselves come below. */
function HeroCards() {
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
