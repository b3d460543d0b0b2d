import { LOUDEST_PAY } from '@highjinks/games/loudest-pay'
import { Fragment } from 'react'
import { Held } from '../../stage/beats/held.tsx'
import { useStory } from '../../stage/beats/use-story.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { signed } from '../../ui/party/points.ts'
import { ReactionFace } from '../../ui/party/reaction-face.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import type { ScreenProps } from '../screen.ts'
import { isEverybody, namesOf } from './attempt.ts'
import { InLight } from './in-light.tsx'
import { LOUDEST_BEATS } from './loudest-beats.ts'
import { OwnResult } from './own-result.tsx'

const HANDS = ['first', 'second', 'third'] as const

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
  const isCouch = isEverybody(ids, players)
  const line = isCouch ? 'The whole couch was loud' : `${words}: ${namesOf(ids, { me, players })}`
  const pay = `${signed(LOUDEST_PAY)}${ids.length > 1 ? ' each' : ''}`
  if (foot !== undefined) return <Award {...{ words, line, pay, foot, me }} ids={ids} isCouch={isCouch} />
  if (isAside)
    return (
      <p
        role="status"
        className="animate-pop text-center text-lg leading-tight font-semibold text-balance short:text-base short:leading-tight stage:text-2xl"
      >
        {line} <strong className="whitespace-nowrap">{pay}</strong>
      </p>
    )
  return (
    <p
      role="status"
      className="flex animate-pop flex-wrap items-center justify-center gap-x-3 gap-y-1 text-center font-display text-lg font-bold text-balance stage:text-3xl"
    >
      <span className="short:hidden">
        <ReactionFace reaction="clap" size={36} />
      </span>
      {line}
      <Badge tone="lime" className="text-base! stage:text-2xl!">
        {pay}
      </Badge>
    </p>
  )
}

interface AwardProps extends Required<Pick<LoudestProps, 'ids' | 'words' | 'foot' | 'me'>> {
  /** Whom it was for, in words. */
  readonly line: string
  readonly isCouch: boolean
  readonly pay: string
}

const FACE = 'var(--face)'
const FACES =
  '[--face:clamp(4rem,min(26vw,22dvh),14rem)] stage:[--face:min(46vh,36vw/var(--count))] stage:bg-[radial-gradient(closest-side,var(--color-cream)_35%,transparent)]'
/** More of them than this lean closer together. */
const ROOMY = 3

/** Hands, a hush, and the face they were for. */
function Award({ ids, isCouch, words, line, pay, foot, me }: AwardProps) {
  const reached = useStory(LOUDEST_BEATS)
  const isOut = reached('stamp') > 0
  const isPaid = reached('gains') > 0
  return (
    <div
      role="status"
      className="grid grow grid-cols-1 content-center justify-items-center gap-4 py-4 text-center short:gap-2 flat:gap-2 flat:py-0 stage:grid-cols-[auto_minmax(0,1fr)] stage:grid-rows-[auto_auto_auto] stage:gap-x-[3vw] stage:py-0 stage:*:col-start-2"
    >
      <span
        className={cx(
          'flex items-center stage:col-start-1! stage:row-span-3 stage:row-start-1 stage:self-center',
          FACES,
          ids.length < ROOMY &&
            isOut &&
            !isCouch &&
            'max-sm:w-full max-sm:max-w-80 max-sm:items-stretch max-sm:space-x-0 max-sm:[--light:26dvh]',
          isOut && ids.length > ROOMY ? '-space-x-14' : '-space-x-6',
        )}
        style={{ minHeight: FACE, '--count': Math.max(1, ids.length) }}
      >
        {isOut && !isCouch
          ? ids.map((id) => (
              <Fragment key={id}>
                {ids.length < ROOMY && <InLight id={id} />}
                <Avatar seed={id} size={FACE} className={cx('animate-slam', ids.length < ROOMY && 'max-sm:hidden')} />
              </Fragment>
            ))
          : HANDS.slice(0, reached('clap')).map((hand) => (
              <span key={hand} className="animate-pop [&>svg]:size-[clamp(4rem,min(20vw,18dvh),11rem)]">
                <ReactionFace reaction="clap" />
              </span>
            ))}
      </span>
      <Heading level={2} size="title" className="stage:self-end">
        {isOut ? line : `${words} …`}
      </Heading>
      <Held isOut={isPaid}>
        <div className="grid min-h-16 place-items-center short:min-h-11">
          {isPaid && me !== null && ids.includes(me) ? (
            <OwnResult me={me} gain={LOUDEST_PAY} words="That noise was for you!" />
          ) : (
            <Badge tone="lime" className="animate-pop text-2xl! stage:text-4xl!">
              {pay}
            </Badge>
          )}
        </div>
      </Held>
      <Held isOut={reached('rest') > 0}>
        <p className="max-w-[40ch] animate-rise text-lg text-balance text-muted lg:text-2xl">{foot}</p>
      </Held>
    </div>
  )
}
