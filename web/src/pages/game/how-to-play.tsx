import { localRulesInBrief, rulesInBrief } from '@highjinks/games/rules-in-brief'
import { Heading } from '../../ui/layout/heading.tsx'

interface HowToPlayProps {
  readonly slug: string
  readonly instructions: string
}

/** The rules as steps: the three lines of How to Play first, then each sentence of the instructions. */
export function HowToPlay({ slug, instructions }: HowToPlayProps) {
  const sentences = sentencesIn(instructions)
  const onePhone = localRulesInBrief(slug)
  const brief = sentences.length > 1 ? rulesInBrief(slug) : []
  return (
    <section aria-labelledby="how" className="rounded-card bg-accent-tint p-6 sm:p-10">
      <Heading level={2} size="title" id="how">
        How to Play
      </Heading>
      {brief.length > 0 && (
        <ol aria-label="In short" className="mt-4 grid gap-3 text-xl lg:grid-cols-3 lg:gap-8">
          {brief.map((line, index) => (
            <li key={line} className="flex gap-3">
              <span
                aria-hidden="true"
                className="font-display text-3xl leading-none font-extrabold text-accent tabular"
              >
                {index + 1}
              </span>
              <span className="font-semibold">{line}</span>
            </li>
          ))}
        </ol>
      )}
      {sentences.length > 1 ? (
        <ul aria-label="Step by step" className="mt-6 grid max-w-3xl list-disc gap-2 pl-5 text-lg marker:text-accent">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-4 max-w-3xl text-lg sm:text-xl">{instructions || 'Instructions coming soon!'}</p>
      )}
      {onePhone.length > 0 && (
        <>
          <Heading level={3} className="mt-8">
            On one phone
          </Heading>
          <ul aria-label="On one phone" className="mt-3 grid max-w-3xl list-disc gap-2 pl-5 text-lg marker:text-accent">
            {onePhone.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** A sentence ends where the next one begins with a capital. */
function sentencesIn(text: string): readonly string[] {
  return text
    .replaceAll(/([.!?]) (?=[A-Z])/g, '$1\n')
    .split('\n')
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}
