import { BEST_PAY } from '@highjinks/games/best-pay'
import { Fragment, use } from 'react'
import { PoseContext } from '../../show/people/pose-context.ts'
import { Spotlight } from '../../show/spotlight/spotlight.tsx'
import { MOST_IN_SPOTLIGHT, TvContext } from '../../show/spotlight/tv-context.ts'
import { Held } from '../../show/timeline/held.tsx'
import { useTimeline } from '../../show/timeline/use-timeline.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { longestWord } from '../../ui/look/longest-word.ts'
import { ReactionFace } from '../../ui/party/reaction-face.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import type { ScreenProps } from '../screen.ts'
import { InLight } from './in-light.tsx'
import './award.css'
import { awardSteps } from './award-steps.ts'
import { OwnResult } from './own-result.tsx'

const HANDS = ['first', 'second', 'third'] as const
const FACE = 'clamp(4rem,min(26vw,22dvh),14rem)'

interface AwardProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly ids: readonly string[]
  /** Everybody was: nobody goes up for it. */
  readonly isForAll: boolean
  /** What it is for, and whom it was for. */
  readonly words: string
  readonly who: string
  readonly pay: string
  /** What each of them has besides what everybody has for it. */
  readonly extra?: number
  readonly foot: string
}

/** Hands, suspense, and whoever they were for, up in the light. */
export function Award({ ids, isForAll, words, who, pay, foot, extra = 0, me, players }: AwardProps) {
  const reached = useTimeline(awardSteps(ids.length))
  const isOut = reached('stamp') > 0
  const isPaid = reached('gains') > 0
  const isTv = use(TvContext) !== null
  const isLit = isOut && !isForAll && ids.length <= MOST_IN_SPOTLIGHT
  const isOwn = me !== null && ids.includes(me)
  // The others throw their hands up to whoever is paid.
  const others = isPaid ? players.flatMap(({ id }) => (ids.includes(id) ? [] : [id])) : []
  return (
    <PoseContext value="accepts">
      <div className="award">
        <Spotlight ids={isLit ? ids : []} players={players} clapping={others}>
          <div role="status" className="award-words">
            <Applauded {...{ ids, isForAll, isOut, isLit, isTv }} claps={reached('clap')} />
            <Heading level={2} size="title" className="award-line" style={{ '--longest': longestWord(who) }}>
              {isOut ? (
                <>
                  {!isForAll && <span>{words}: </span>}
                  <span className="award-who">{who}</span>
                </>
              ) : (
                `${words} …`
              )}
            </Heading>
            <Held isOut={isPaid}>
              <div
                className={cx('grid min-h-16 place-items-center short:min-h-11', isLit && !isOwn && 'laptop:hidden')}
              >
                {isPaid && isOwn ? (
                  <OwnResult me={me} gain={BEST_PAY + extra} words="Take a bow!" />
                ) : (
                  <Badge tone="lime" className="animate-pop text-2xl! tv:text-6xl!">
                    {pay}
                  </Badge>
                )}
              </div>
            </Held>
            <Held isOut={reached('rest') > 0}>
              <p className="max-w-[40ch] animate-rise text-lg text-balance text-muted lg:text-2xl tv:text-3xl!">
                {foot}
              </p>
            </Held>
          </div>
        </Spotlight>
      </div>
    </PoseContext>
  )
}

interface ApplaudedProps extends Pick<AwardProps, 'ids' | 'isForAll'> {
  readonly claps: number
  readonly isOut: boolean
  /** Somebody stands in the light for it, beside the card or on a phone above it. */
  readonly isLit: boolean
  readonly isTv: boolean
}

/** What is seen above the words: hands, and then those whom they were for, where they do not stand elsewhere. */
function Applauded({ ids, isForAll, claps, isOut, isLit, isTv }: ApplaudedProps) {
  if (!isOut || isForAll) {
    return (
      <span className="award-seen">
        {HANDS.slice(0, claps).map((hand) => (
          <span key={hand} className="animate-pop [&>svg]:size-[clamp(4rem,min(20vw,18dvh),11rem)]">
            <ReactionFace reaction="clap" />
          </span>
        ))}
      </span>
    )
  }
  if (isLit && isTv) return null
  return (
    <span className="award-seen" data-lit={isLit || undefined} data-many={ids.length > 3 || undefined}>
      {ids.map((id) => (
        <Fragment key={id}>
          {isLit && <InLight id={id} />}
          <Avatar
            seed={id}
            size={FACE}
            className={cx('animate-slam', isLit && 'hidden desk:block desk:size-[clamp(9rem,24vh,15rem)]')}
          />
        </Fragment>
      ))}
    </span>
  )
}
