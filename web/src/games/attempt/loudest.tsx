import { LOUDEST_PAY } from '@highjinks/games/loudest-pay'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { ReactionFace } from '../../ui/party/reaction-face.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import type { ScreenProps } from '../screen.ts'
import { namesOf, signed } from './attempt.ts'

interface LoudestProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly ids: readonly string[]
  /** What they are the loudest of: "Loudest applause of the lap". */
  readonly words: string
  /** With it they have the whole screen, and this is what is said below. */
  readonly foot?: string
}

/** Whom the room clapped for most, and what that brings; no other figure is shown. */
export function Loudest({ ids, words, foot, me, players }: LoudestProps) {
  if (ids.length === 0) return null
  const title = `${words}: ${namesOf(ids, { me, players })}`
  const pay = `${signed(LOUDEST_PAY)}${ids.length > 1 ? ' each' : ''}`
  if (foot === undefined) {
    return (
      <p
        role="status"
        className="flex animate-pop flex-wrap items-center justify-center gap-x-3 gap-y-1 text-center font-display text-lg font-bold text-balance stage:text-3xl"
      >
        <ReactionFace reaction="clap" size={36} />
        {title}
        <Badge tone="lime" className="text-base! stage:text-2xl!">
          {pay}
        </Badge>
      </p>
    )
  }
  return (
    <div
      role="status"
      className="grid grow place-content-center justify-items-center gap-4 py-4 text-center short:gap-2 flat:gap-2 flat:py-0"
    >
      <span className="flex -space-x-6">
        {ids.map((id) => (
          <Avatar key={id} seed={id} size="clamp(5rem, min(28vw, 22dvh), 14rem)" className="animate-pop" />
        ))}
      </span>
      <Heading level={2} size="title">
        {title}
      </Heading>
      <Badge tone="lime" className="text-2xl! stage:text-4xl!">
        {pay}
      </Badge>
      <p className="max-w-[40ch] text-lg text-balance text-muted lg:text-2xl">{foot}</p>
    </div>
  )
}
