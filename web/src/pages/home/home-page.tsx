import { Suspense } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { whenNear } from '../../lib/when-near.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Benefits } from './benefits.tsx'
import { GamesOnShow } from './games-on-show.tsx'
import { Hero } from './hero.tsx'
import { Steps } from './steps.tsx'

/** The last part of the page. */
const Testimonials = lazyComponent(async () => {
  await whenNear('testimonials')
  return (await import('./testimonials.tsx')).Testimonials
})

/** One constant element: an update before it is near would throw away the prerendered HTML. */
const TESTIMONIALS = (
  <Suspense fallback={<div className="min-h-96" />}>
    <Testimonials />
  </Suspense>
)

export function HomePage() {
  return (
    <Page
      title="Party games for grown-ups"
      description="Seven party games for adults, on one phone passed around or on everyone's own phone. Free, in the browser, no sign-up."
    >
      <main className="mx-auto flex w-full max-w-6xl flex-col gap-20 px-4 pt-4 sm:px-8 sm:pt-10 lg:gap-28">
        <Hero />
        <GamesOnShow />
        <Benefits />
        <Steps />
        {TESTIMONIALS}
      </main>
    </Page>
  )
}
