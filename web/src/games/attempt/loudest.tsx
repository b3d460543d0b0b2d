import { LOUDEST_PAY } from '@highjinks/games/loudest-pay'
import { signed } from '../../ui/party/points.ts'
import { ReactionFace } from '../../ui/party/reaction-face.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import type { ScreenProps } from '../screen.ts'
import { isEverybody, namesOf } from './attempt.ts'
import { Award } from './award.tsx'

interface LoudestProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly ids: readonly string[]
  /** What they are the loudest of: "Loudest applause of the round". */
  readonly words: string
  /** With it they have the whole screen, and this is what is said below. */
  readonly foot?: string
  /** Something else is larger: one small line. */
  readonly isAside?: boolean
}

/** Whom the room clapped for most, and what that brings; no other figure is shown. */
export function Loudest({ ids, words, foot, isAside = false, me, players }: LoudestProps) {
  if (ids.length === 0) return null
  const isForAll = isEverybody(ids, players)
  const who = isForAll ? 'The whole couch was loud' : namesOf(ids, { me, players })
  const line = isForAll ? who : `${words}: ${who}`
  const pay = `${signed(LOUDEST_PAY)}${ids.length > 1 ? ' each' : ''}`
  if (foot !== undefined) return <Award {...{ ids, isForAll, words, who, pay, foot, me, players }} />
  if (isAside)
    return (
      <p
        role="status"
        className="animate-pop text-center text-lg leading-tight font-semibold text-balance short:text-base short:leading-tight tv:text-2xl"
      >
        {line} <strong className="whitespace-nowrap">{pay}</strong>
      </p>
    )
  return (
    <p
      role="status"
      className="flex animate-pop flex-wrap items-center justify-center gap-x-3 gap-y-1 text-center font-display text-lg font-bold text-balance tv:text-3xl"
    >
      <span className="short:hidden">
        <ReactionFace reaction="clap" size={36} />
      </span>
      {line}
      <Badge tone="lime" className="text-base! tv:text-2xl!">
        {pay}
      </Badge>
    </p>
  )
}
