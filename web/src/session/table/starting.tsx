import type { SessionView } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import { serverNow } from '../../lib/server-clock.ts'
import { useMark } from '../../lib/use-mark.ts'
import { said } from '../../ui/announcer/announcer.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { RulesInBrief } from '../night/rules-in-brief.tsx'

interface StartingProps {
  readonly view: SessionView
  readonly gameName: string
  /** The room's hero, where a phone has room left. */
  readonly hero?: ReactNode
}

/** Shows for a second and a half: who plays, which game, get ready. The table opens for everyone at one server time. */
export function Starting({ view, gameName, hero }: StartingProps) {
  const left = Math.max(0, (view.session.startsAt ?? serverNow()) - serverNow())
  useMark('grows')
  return (
    <main
      data-game={view.session.slug}
      data-fits
      className="flex grow flex-col items-center justify-evenly gap-4 text-center flat:grid flat:grid-cols-[2fr_3fr] flat:content-center"
    >
      <Announcement gameName={gameName} />
      {hero && (
        <div
          aria-hidden="true"
          className="relative min-h-0 w-full max-w-sm flex-1 basis-0 flat:hidden [&_svg]:size-full"
        >
          {hero}
        </div>
      )}
      <RulesInBrief
        slug={view.session.slug}
        areSigns
        className="max-w-xl flat:col-start-2 flat:row-span-2 flat:row-start-1"
      />
      <ul className="grid w-full max-w-xl auto-cols-fr grid-cols-4 justify-center gap-x-1 gap-y-2">
        {view.players.map((player) => (
          <li key={player.id} className="flex animate-pop flex-col items-center">
            <Avatar seed={player.id} size={72} />
            <Unbroken className="w-full leading-tight font-semibold">{player.name}</Unbroken>
          </li>
        ))}
      </ul>
      <div
        className="h-2 w-64 shrink-0 flat:col-span-2 flat:justify-self-center overflow-hidden rounded-full bg-leaf-800"
        aria-hidden="true"
      >
        <div
          className="h-full origin-left bg-mark motion-safe:transition-transform motion-safe:ease-linear starting:scale-x-0"
          style={{ transitionDuration: `${left}ms` }}
        />
      </div>
    </main>
  )
}

/** The same with the count, between a laptop's jester and card. */
export function StartingOnLaptop({ view, gameName }: Pick<StartingProps, 'view' | 'gameName'>) {
  return (
    <div data-fits className="grid justify-items-center gap-6 text-center">
      <Announcement gameName={gameName} />
      <RulesInBrief slug={view.session.slug} areSigns />
    </div>
  )
}

function Announcement({ gameName }: Pick<StartingProps, 'gameName'>) {
  return (
    <div className="grid gap-2">
      <Heading level={1} size="hero">
        Get ready
      </Heading>
      <p ref={said} className="text-xl text-balance text-muted ">
        {gameName} starts in a moment
      </p>
    </div>
  )
}
