import type { SessionView } from '@highjinks/protocol'
import { serverNow } from '../../lib/server-clock.ts'
import { RulesInBrief } from '../../session/night/rules-in-brief.tsx'
import { Heading } from '../../ui/layout/heading.tsx'

interface TvStartingProps {
  readonly view: SessionView
  readonly gameName: string
}

/** For a second and a half: which game, how it goes, get ready. They sit on the sofa. */
export function TvStarting({ view, gameName }: TvStartingProps) {
  const left = Math.max(0, (view.session.startsAt ?? serverNow()) - serverNow())
  return (
    <main
      data-game={view.session.slug}
      data-lobby
      className="flex flex-col items-center justify-center gap-6 px-(--tv-left) text-center"
    >
      <div className="grid gap-2">
        <Heading level={1} className="text-8xl!">
          Get ready
        </Heading>
        <p role="status" className="text-4xl font-semibold text-balance text-muted">
          {gameName} starts in a moment
        </p>
      </div>
      <RulesInBrief slug={view.session.slug} areSigns className="max-w-5xl" />
      <div className="h-2 w-64 shrink-0 overflow-hidden rounded-full bg-leaf-800" aria-hidden="true">
        <div
          className="h-full origin-left bg-mark motion-safe:transition-transform motion-safe:ease-linear starting:scale-x-0"
          style={{ transitionDuration: `${left}ms` }}
        />
      </div>
    </main>
  )
}
