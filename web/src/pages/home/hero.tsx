import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { CODE_LENGTH } from '../../ui/form/clean-code.ts'
import { CodeInput } from '../../ui/form/code-input.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { useWayIn } from '../account/way-in.ts'
import { HeroCards } from './hero-cards.tsx'

export function Hero() {
  const { to, words } = useWayIn('Join Free Today')
  return (
    <section className="grid items-center gap-x-10 gap-y-8 lg:grid-cols-[1.15fr_1fr]">
      <div className="flex flex-col gap-6">
        <Heading level={1} size="hero" className="lg:text-[4.6rem]">
          Bad ideas, good company.
        </Heading>
        <p className="max-w-xl text-lg text-muted sm:text-xl">
          Seven party games for grown-ups. Pass one phone around, or let everybody play on their own. Free, in the
          browser, on in ten seconds.
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

/** Somebody in the room said "go to this page and type this": the sixth character opens the door. */
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
        hint="Six letters and digits from the host's screen. The last one lets you in."
        value={code}
        onChange={type}
      />
    </div>
  )
}
