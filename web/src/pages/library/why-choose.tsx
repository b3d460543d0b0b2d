import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { useSignUpLink } from '../account/sign-up-link.ts'

const REASONS = [
  {
    title: 'You set the heat',
    text: 'Mild, Medium or Intense. Everyone can mute topics in private, and passing is always free.',
  },
  {
    title: 'One phone or all of them',
    text: 'No signal in the cabin? Pass one around. Otherwise everyone joins with a six-character code.',
  },
  {
    title: 'No one sits out',
    text: 'Votes, bets and guesses keep the whole room in every turn.',
  },
] as const

export function WhyChoose() {
  const { to, words } = useSignUpLink('Sign Up Free')
  return (
    <section aria-labelledby="why">
      <Heading level={2} size="title" id="why">
        Why choose Highjinks
      </Heading>
      <ul className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-3">
        {REASONS.map(({ title, text }) => (
          <li key={title} className="border-t-4 border-lime pt-4">
            <Heading level={3} size="section">
              {title}
            </Heading>
            <p className="mt-1 text-lg text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <ButtonLink to={to} kind="secondary" className="mt-6 max-sm:w-full">
        {words}
      </ButtonLink>
    </section>
  )
}
