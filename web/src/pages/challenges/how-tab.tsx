import { type Challenge, SCORE_MAX } from '@highjinks/protocol'
import { instantAfter, utcDayOf } from '../../lib/dates.ts'
import { Heading } from '../../ui/layout/heading.tsx'

/** Five sentences, because no one reads six. */
export function HowTab({ challenge: { game, rules, endDate } }: { readonly challenge: Challenge }) {
  const steps = [
    ['A game on Monday', `We announce a game every Monday. This week it’s ${game.name}.`],
    [
      'Join',
      `You need an account for this one, and there’s room for ${rules.maxParticipants.toLocaleString('en-US')}.`,
    ],
    ['Play it all week', 'With friends, as often as you like. Only your best score counts.'],
    [
      'Score',
      `Online games with at least three people enter your score automatically as verified, up to ${SCORE_MAX - 1}. A typical win scores 500. Played on one phone? Enter it yourself, 0 to ${SCORE_MAX}; it ranks below all verified scores. ${rules.minScore} is a good start.`,
    ],
    [
      instantAfter(endDate),
      `The week ends for everyone at once: ${utcDayOf(endDate)}, midnight UTC. Gold, silver and bronze brag until the next game.`,
    ],
  ] as const
  return (
    <ol className="mx-auto grid max-w-3xl gap-6 sm:gap-8">
      {steps.map(([title, text], index) => (
        <li key={title} className="grid grid-cols-[3.5rem_1fr] items-start gap-x-3 sm:grid-cols-[5rem_1fr]">
          <span aria-hidden="true" className="font-display text-6xl leading-none font-extrabold text-accent tabular">
            {index + 1}
          </span>
          <div>
            <Heading level={2}>{title}</Heading>
            <p className="mt-1 text-lg text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
