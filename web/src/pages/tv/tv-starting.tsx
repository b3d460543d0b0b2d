import { rulesInBrief } from '@highjinks/games/rules-in-brief'
import type { SessionView } from '@highjinks/protocol'
import { serverNow } from '../../lib/server-clock.ts'
import { RULE_MS, RULE_PICTURES } from '../../session/night/rules-in-brief.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import './tv-starting.css'
import { said } from '../../ui/announcer/announcer.ts'

interface TvStartingProps {
  readonly view: SessionView
  readonly gameName: string
}

/** Shows for a second and a half: which game, its rules, get ready. People sit on the sofa. */
export function TvStarting({ view, gameName }: TvStartingProps) {
  const left = Math.max(0, (view.session.startsAt ?? serverNow()) - serverNow())
  return (
    <main
      data-game={view.session.slug}
      data-lobby
      className="flex flex-col items-center justify-center gap-3.5 px-(--tv-left) text-center"
    >
      <div className="grid gap-1">
        <Heading level={1} className="text-7xl leading-none">
          Get ready
        </Heading>
        <p ref={said} className="text-3xl leading-tight font-semibold text-balance text-muted">
          {gameName} starts in a moment
        </p>
      </div>
      <ol className="tv-rules">
        {rulesInBrief(view.session.slug).map((rule, i) => {
          const Picture = RULE_PICTURES[i] ?? RULE_PICTURES[2]
          return (
            <li key={rule} className="animate-pop" style={{ animationDelay: `${i * RULE_MS}ms` }}>
              <span aria-hidden="true">
                <Picture strokeWidth={2.5} />
              </span>
              {rule}
            </li>
          )
        })}
      </ol>
      <div className="h-2 w-64 shrink-0 overflow-hidden rounded-full bg-leaf-800" aria-hidden="true">
        <div
          className="h-full origin-left bg-mark motion-safe:transition-transform motion-safe:ease-linear starting:scale-x-0"
          style={{ transitionDuration: `${left}ms` }}
        />
      </div>
    </main>
  )
}
