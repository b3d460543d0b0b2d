import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { GameGuideRow } from './game-guide-row.tsx'
import { GUIDE, TIPS } from './guide.ts'

const STEPS = [
  {
    title: 'Get together',
    text: 'Two is enough. Up to twenty fit around one phone, eight in an online game. 21 or older, somewhere cannabis is legal.',
  },
  {
    title: 'Pick a game',
    text: 'Mild for a first dinner with the parents, Intense for people who know too much already.',
  },
  {
    title: 'One phone, or all of them',
    text: 'Pass one around in local mode. Or share a code, and everyone joins on their own phone.',
  },
  { title: 'Play', text: 'The screen says whose turn it is. You do the rest.' },
] as const

export function HowToPlayPage() {
  return (
    <Page title="How to Play" description="How Highjinks works: four steps, seven games, one minute.">
      <main className="mx-auto flex w-full max-w-5xl grow flex-col gap-14 px-4 py-8 sm:px-6 lg:gap-20 lg:py-14">
        <header className="max-w-2xl">
          <Heading level={1} size="hero">
            How to Play
          </Heading>
          <p className="mt-4 text-xl">If you can hold a phone and keep a straight face, you’re overqualified.</p>
        </header>
        <Steps />
        <section aria-labelledby="the-games" className="grid gap-8 lg:gap-12">
          <Heading level={2} size="title" id="the-games">
            The games
          </Heading>
          {GUIDE.map((game, index) => (
            <GameGuideRow key={game.slug} game={game} isMirrored={index % 2 === 1} />
          ))}
        </section>
        <Tips />
        <div className="flex flex-col items-stretch gap-3 self-center sm:flex-row">
          <ButtonLink to="/#games" size="lg">
            Explore Our Games
          </ButtonLink>
        </div>
      </main>
    </Page>
  )
}

function Steps() {
  return (
    <section aria-labelledby="getting-started">
      <Heading level={2} size="title" id="getting-started" className="mb-5">
        Getting started
      </Heading>
      <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[3.25rem_1fr] gap-x-2 lg:block">
            <span
              aria-hidden="true"
              className="font-display text-6xl leading-none font-extrabold text-lime tabular lg:mb-2 lg:block"
            >
              {index + 1}
            </span>
            <div>
              <Heading level={3} size="small">
                {title}
              </Heading>
              <p className="mt-0.5 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Tips() {
  return (
    <section aria-labelledby="tips" className="paper -rotate-[0.6deg] rounded-[2rem] border-4 border-ink p-6 sm:p-9">
      <Heading level={2} id="tips">
        Tips from people who have done this before
      </Heading>
      <ul className="mt-4 grid gap-x-10 gap-y-3 text-lg sm:grid-cols-2">
        {TIPS.map((tip) => (
          <li key={tip} className="border-t-2 border-ink/15 pt-3">
            {tip}
          </li>
        ))}
      </ul>
    </section>
  )
}
