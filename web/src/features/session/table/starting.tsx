import type { SessionView } from '@highjinks/protocol'
import { serverNow } from '../../../lib/server-clock.ts'
import { useMark } from '../../../lib/use-mark.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { Unbroken } from '../../../ui/look/unbroken.tsx'
import { RulesInBrief } from '../night/rules-in-brief.tsx'

/** For a second and a half: who plays, which game, get ready. The table opens for everybody at one server time. */
export function Starting({ view, gameName }: { readonly view: SessionView; readonly gameName: string }) {
  const left = Math.max(0, (view.session.startsAt ?? serverNow()) - serverNow())
  useMark('grows')
  return (
    <main
      data-game={view.session.slug}
      data-fits
      className="grid grow place-content-center justify-items-center gap-6 text-center short:gap-3"
    >
      <Heading level={1} size="hero">
        Get ready
      </Heading>
      <p role="status" className="text-xl text-balance text-muted short:text-base stage:text-4xl">
        {gameName} starts in a moment
      </p>
      <RulesInBrief slug={view.session.slug} className="max-w-xl stage:max-w-5xl" />
      {/* On a wall they sit on its sofa. */}
      <ul className="flex max-w-xl flex-wrap justify-center gap-4 short:gap-x-1 short:gap-y-2 stage:hidden">
        {view.players.map((player) => (
          <li key={player.id} className="flex w-24 animate-pop flex-col items-center short:w-18">
            <Avatar seed={player.id} size={72} className="short:size-10!" />
            <Unbroken className="w-full leading-tight font-semibold short:text-sm short:leading-none">
              {player.name}
            </Unbroken>
          </li>
        ))}
      </ul>
      <div className="h-2 w-64 overflow-hidden rounded-full bg-leaf-800" aria-hidden="true">
        <div
          className="h-full origin-left bg-mark motion-safe:transition-transform motion-safe:ease-linear starting:scale-x-0"
          style={{ transitionDuration: `${left}ms` }}
        />
      </div>
    </main>
  )
}
