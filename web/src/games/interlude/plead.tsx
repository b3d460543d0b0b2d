import { said } from '../../ui/announcer/announcer.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { points } from '../../ui/party/points.ts'
import { DoneOrPass } from '../attempt/done-or-pass.tsx'
import { TaskCard } from '../attempt/task-card.tsx'
import { nameOf } from '../screen.ts'
import { Dock } from './dock.tsx'
import type { PartProps, PointView } from './part.ts'
import { callOn, ownCall } from './plea-words.ts'

type PleadProps = PartProps<PointView>

/** Whoever was pointed at most has the floor, or somebody who makes the case against them. */
export function Plead({ view, hand, me, players, act, isBusy, theme }: PleadProps) {
  const { drawing, openers, ...words } = theme.plead
  const { speaker, against, worth } = view.plea
  if (speaker === null) return null
  const isMine = hand !== null && me === speaker
  const accused = against === null ? null : against === me ? 'you' : nameOf(players, against)
  return (
    <>
      <TaskCard kicker={accused === null ? words.title : `The case against ${accused}`} thing={drawing} isSmall>
        {view.card}
      </TaskCard>
      <div
        ref={said}
        data-plea
        className="grid grow grid-cols-1 content-center justify-items-center gap-3 py-3 text-center max-sm:gap-2 max-sm:py-1 laptop:grow-0 short:gap-1.5 short:py-1"
      >
        <Dock view={view} players={players} isLow={isMine} />
        <span className="flex max-sm:hidden laptop:hidden">
          <Avatar seed={speaker} size="clamp(4.5rem, min(24vw, 16dvh), 11rem)" className="animate-pop" />
        </span>
        <Heading level={2} size="title" className="short:text-2xl short:leading-tight">
          {isMine ? ownCall(words.call, accused) : callOn(words.ask, nameOf(players, speaker), accused)}
        </Heading>
        <p className="max-w-[40ch] text-lg text-balance text-muted short:text-base short:leading-tight">
          {words.pays(points(worth.believed), points(worth.heard))}
        </p>
        {isMine && (
          <p className="text-lg text-balance short:hidden">Stuck? “{openers[view.card.length % openers.length]}”</p>
        )}
      </div>
      {isMine && (
        <DoneOrPass {...{ act, isBusy }} done="I’m done" doneFoot="let them judge" pass="Not now" passFoot="+0" />
      )}
    </>
  )
}
