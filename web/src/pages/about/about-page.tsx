import { useSite } from '../../lib/site.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Cover } from '../../ui/picture/cover.tsx'
import { Values } from './values.tsx'

export function AboutPage() {
  return (
    <Page title="About" description="Why Highjinks exists: seven party games for friends who laugh easily.">
      <main className="mx-auto flex w-full max-w-5xl grow flex-col gap-14 px-4 py-8 sm:px-6 lg:gap-20 lg:py-14">
        <header className="grid items-center gap-8 lg:grid-cols-[1.1fr_1fr] lg:gap-12">
          <div>
            <p className="mb-3 font-display text-lg font-bold text-lime">About Highjinks</p>
            <Heading level={1} size="hero">
              Someone put the phone in the middle
            </Heading>
            <p className="mt-5 max-w-xl text-xl">
              It started the way it always starts. Six friends, one couch, a bowl of chips, and half an hour of deciding
              what to watch.
            </p>
          </div>
          <Pile />
        </header>
        <Story />
        <Values />
        <section className="flex flex-col items-center gap-5 text-center">
          <Heading level={2} size="title">
            Right. Whose turn is it?
          </Heading>
          <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
            <ButtonLink to="/#games" size="lg">
              Explore Our Games
            </ButtonLink>
            <ButtonLink to="/how-to-play" size="lg" kind="secondary">
              Learn How It Works
            </ButtonLink>
          </div>
        </section>
        <Version />
      </main>
    </Page>
  )
}

/** Three covers, dropped on the table. */
function Pile() {
  const look = 'absolute w-[52%] overflow-hidden rounded-card border-4 border-ink'
  return (
    <div aria-hidden="true" className="relative mx-auto aspect-4/3 w-full max-w-md">
      <div className={`${look} top-[4%] left-0 -rotate-8`}>
        <Cover src="/covers/truth-or-dare.svg" eager />
      </div>
      <div className={`${look} top-0 right-0 rotate-6`}>
        <Cover src="/covers/high-rollers.svg" eager />
      </div>
      <div className={`${look} bottom-0 left-[23%] -rotate-2`}>
        <Cover src="/covers/spin-the-stash.svg" eager />
      </div>
    </div>
  )
}

function Story() {
  return (
    <section aria-labelledby="story" className="grid gap-x-12 gap-y-4 lg:grid-cols-[14rem_1fr]">
      <Heading level={2} id="story">
        Our story
      </Heading>
      <div className="grid max-w-2xl gap-4 text-lg">
        <p>
          So someone put a phone on the table and said: one of these three things about me is a lie. Nobody watched
          anything that night. By two in the morning we knew who had been banned from an aquarium.
        </p>
        <p>
          Highjinks is that night, with the arguing about rules taken out. Seven games for people with a soft spot for
          cannabis jokes: 2-20 of them around one phone, or up to eight on their own phones. Free, no download, nothing
          to buy.
        </p>
        <p className="text-muted">
          It’s a parody for adults 21 and over. It sells no cannabis, and no card will ever ask you to consume any.
        </p>
      </div>
    </section>
  )
}

/** Shows which build this is, for users who report a problem. */
function Version() {
  const site = useSite()
  if (site.status !== 'ready' || site.value.version === undefined) return null
  return <p className="text-center text-sm text-muted">Highjinks {site.value.version}</p>
}
