import { BEST_PAY } from '@highjinks/games/best-pay'
import { Fragment } from 'react'
import { PoseContext } from '../../show/people/pose-context.ts'
import { MOST_IN_SPOTLIGHT } from '../../show/spotlight/most-in-spotlight.ts'
import { RevealSlot } from '../../show/timeline/reveal-slot.tsx'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { longestWord } from '../../ui/look/longest-word.ts'
import { ReactionFace } from '../../ui/party/reaction-face.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import type { ScreenProps } from '../screen.ts'
import { InLight } from './in-light.tsx'
import './award.css'
import { said } from '../../ui/announcer/announcer.ts'
import { OwnResult } from './own-result.tsx'

const HANDS = ['first', 'second', 'third'] as const
const FACE = 'clamp(4rem,min(26vw,22dvh),14rem)'

interface AwardProps extends Pick<ScreenProps<unknown, unknown>, 'me'> {
  readonly ids: readonly string[]
  /** Everyone won, so no one goes up for it. */
  readonly isForAll: boolean
  /** The award's name, and its winner. */
  readonly words: string
  readonly who: string
  readonly pay: string
  /** Each winner's points on top of everyone's. */
  readonly extra?: number
  readonly foot: string
}

/** Shows hands, suspense, and then the winners up in the light. */
export function Award({ ids, isForAll, words, who, pay, foot, extra = 0, me }: AwardProps) {
  const reached = useBeats()
  const isOut = reached('stamp') > 0
  const isPaid = reached('gains') > 0
  const isLit = isOut && !isForAll && ids.length <= MOST_IN_SPOTLIGHT
  const isOwn = me !== null && ids.includes(me)
  return (
    <PoseContext value="accepts">
      <div className="award">
        <div ref={said} className="award-words">
          <Applauded {...{ ids, isForAll, isOut, isLit }} claps={reached('clap')} />
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
          <RevealSlot isOut={isPaid}>
            <div className={cx('grid min-h-16 place-items-center', isLit && !isOwn && 'laptop:hidden')}>
              {isPaid && isOwn ? (
                <OwnResult me={me} gain={BEST_PAY + extra} words="Take a bow!" />
              ) : (
                <Badge tone="lime" className="animate-pop text-2xl">
                  {pay}
                </Badge>
              )}
            </div>
          </RevealSlot>
          <RevealSlot isOut={reached('rest') > 0}>
            <p className="max-w-[40ch] animate-rise text-lg text-balance text-muted lg:text-2xl">{foot}</p>
          </RevealSlot>
        </div>
      </div>
    </PoseContext>
  )
}

interface ApplaudedProps extends Pick<AwardProps, 'ids' | 'isForAll'> {
  readonly claps: number
  readonly isOut: boolean
  /** The winner is in the light, beside the card or on a phone above it. */
  readonly isLit: boolean
}

/** Shows the part above the words: hands, and then the winners, if they aren't shown elsewhere. */
function Applauded({ ids, isForAll, claps, isOut, isLit }: ApplaudedProps) {
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
  return (
    <span className="award-seen" data-lit={isLit || undefined} data-many={ids.length > 3 || undefined}>
      {ids.map((id) => (
        <Fragment key={id}>
          {isLit && <InLight id={id} />}
          <Avatar
            seed={id}
            size={FACE}
            className={cx('animate-slam', isLit && 'hidden laptop:block laptop:size-[clamp(9rem,24vh,15rem)]')}
          />
        </Fragment>
      ))}
    </span>
  )
}
