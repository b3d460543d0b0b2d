import { BEST_PAY } from '@highjinks/games/best-pay'
import { use } from 'react'
import { useLaptop } from '../../../lib/use-laptop.ts'
import { HeroGap } from '../../../show/people/hero-gap.tsx'
import { HasTv } from '../../../show/timeline/has-tv.ts'
import { Meanwhile, RevealSlot } from '../../../show/timeline/reveal-slot.tsx'
import { TurningCard } from '../../../show/timeline/turning-card.tsx'
import { said } from '../../../ui/announcer/announcer.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { cx } from '../../../ui/look/cx.ts'
import { signed } from '../../../ui/party/points.ts'
import { Badge } from '../../../ui/status/badge.tsx'
import { CardStamp } from '../../../ui/toys/card-stamp.tsx'
import { isEverybody, namesOf } from '../../attempt/attempt.ts'
import { Award } from '../../attempt/award.tsx'
import { CallNews } from '../../attempt/call-news.tsx'
import { Called } from '../../attempt/calls.tsx'
import { Explained } from '../../attempt/explain.tsx'
import { Gains } from '../../attempt/gains.tsx'
import { FEW } from '../../attempt/in-columns.ts'
import { LitBetween } from '../../attempt/in-light.tsx'
import { Jury } from '../../attempt/jury.tsx'
import { LapScores } from '../../attempt/lap-scores.tsx'
import { OwnResult, OwnSpot } from '../../attempt/own-result.tsx'
import { PerformerLine, WhoseMoment } from '../../attempt/performer-line.tsx'
import { RulingStamp, Stamp } from '../../attempt/ruling.tsx'
import { StepForward } from '../../attempt/step-forward.tsx'
import { TaskCard } from '../../attempt/task-card.tsx'
import { AnswerCount } from '../../interlude/answer-count.tsx'
import { Performances } from '../../lap/performances.tsx'
import { FitText } from '../../tv/fit-text.tsx'
import { useBoardSpot } from '../board-spot.ts'
import type { Parts } from '../parts.ts'
import { useSeen } from '../seen.ts'
import { ToldInWords } from './told-in-words.tsx'

/** A board's parts in a hand and on a laptop, which have the actions below or beside them. */
export const HAND: Parts = {
  Title({ foot, isLow = false, children }) {
    const { ask } = useSeen()
    // The question moves the focus, which says it.
    const isAsked = ask !== null && (isLow || ask.question === children)
    return (
      <div ref={isAsked ? undefined : said} className="text-center">
        <Heading level={2} {...(!isLow && { size: 'title' })}>
          {children}
        </Heading>
        {foot && (
          <p ref={isAsked ? said : undefined} className="text-lg text-balance text-muted">
            {foot}
          </p>
        )}
      </div>
    )
  },
  Moment({ id, title, children }) {
    const { ask } = useSeen()
    if (ask?.kind !== 'one-of' || ask.at !== 'page') {
      return (
        <WhoseMoment id={id} title={title} isBare>
          {children}
        </WhoseMoment>
      )
    }
    const isGiven = ask.isSecret && ask.chosen !== null
    return (
      <div ref={isGiven ? said : undefined} className="grid gap-1 text-center text-balance">
        <Heading level={2} size="title">
          {isGiven ? 'Locked in. Poker face.' : title}
        </Heading>
        <p ref={isGiven ? undefined : said} className="text-muted lg:text-xl">
          {isGiven ? ask.given : (ask.note ?? children)}
        </p>
      </div>
    )
  },
  Brief({ ids, card: { kicker, words, className }, children }) {
    const { ask, ...seen } = useSeen()
    const isBare = ask?.kind === 'person' && ask.ids.length > FEW
    return (
      <>
        <PerformerLine ids={ids} {...seen}>
          {children}
        </PerformerLine>
        <TaskCard {...{ kicker, className }} isSmall isLine={!isBare} isFlat={isBare} isBare={isBare}>
          {words}
        </TaskCard>
      </>
    )
  },
  PerformerLine: ({ ids, children }) => (
    <PerformerLine ids={ids} {...useSeen()}>
      {children}
    </PerformerLine>
  ),
  News({ id, outcome, children }) {
    const seen = useSeen()
    return (
      <PerformerLine ids={id === null ? [] : [id]} {...seen}>
        {children} <CallNews outcome={outcome} turn={id} {...seen} />
      </PerformerLine>
    )
  },
  Question({ isLow = false, children }) {
    const { ask } = useSeen()
    const isGiven = ask?.kind === 'one-of' && ask.chosen !== null
    // A question moves the focus, which makes a screen reader say it.
    const isHeard = isGiven || !ask || ask.kind === 'wait' || (ask.kind === 'one-of' && ask.opensLater)
    return (
      <p
        ref={isHeard ? said : undefined}
        className={cx(
          'text-center text-lg leading-snug text-balance',
          isLow ? 'min-h-6 font-semibold short:ghost-news:sr-only' : 'font-display font-bold laptop:text-2xl',
        )}
      >
        {(isGiven ? ask.given : ask?.question) ?? children}
      </p>
    )
  },
  Light({ ids, clapping = [], isSlim = false, children }) {
    const { me, isSeated, ask } = useSeen()
    const [first, another] = ids
    // Candidates fill the page.
    const hasRoom = isSeated && !isSlim && ask?.kind !== 'person'
    return (
      <>
        {children}
        {hasRoom && first !== undefined && another === undefined && (
          <LitBetween id={first} isApart={first === me && clapping.length > 0} />
        )}
        {hasRoom && another !== undefined && <HeroGap />}
      </>
    )
  },
  Card({ words, shown = words, isLow = false, ...card }) {
    const { isSeated, ask } = useSeen()
    const isPicking = ask?.kind === 'person' && ask.chosen === null
    const isPicked = ask?.kind === 'person' && !isPicking
    return (
      <TaskCard
        {...card}
        words={words}
        isSmall={isLow}
        isFlat={isSeated && !isLow && !isPicked}
        isBare={isPicking}
        isFootSpare
      >
        {shown}
      </TaskCard>
    )
  },
  Line({ kicker, thing, special = null, isLow = false, children }) {
    const { ask } = useSeen()
    const isFull = ask?.kind === 'one-of' && ask.at === 'board' && ask.options.length > FEW
    return (
      <TaskCard kicker={special ?? kicker} thing={thing} isSmall isLine isFlat={isLow || isFull} isBare={isFull}>
        {children}
      </TaskCard>
    )
  },
  // Players with the question have them below.
  Candidates({ label, ids }) {
    const { players, isSeated } = useSeen()
    return isSeated ? null : <StepForward {...{ label, ids, players }} isWatched />
  },
  Cards({ children }) {
    return (
      <div role="group" {...useBoardSpot()} className="flex grow flex-col gap-3 outline-none flat:flex-row lg:flex-row">
        {children}
      </div>
    )
  },
  PickCard({ value, words, kind, tap, className }) {
    const option = tap?.options.find((one) => one.value === value)
    const isChosen = tap?.chosen === value
    const look = cx('paper lip flex grow flex-col gap-2 rounded-[2rem] border-4 p-3 [--lip:var(--accent)]', className)
    const text = <FitText words={words} most={2.4} className="[--at-least:4rem] lg:[--at-least:9rem]" />
    if (!tap || !option) {
      return (
        <div data-small className={cx(look, 'large-card border-ink max-sm:gap-1 max-sm:py-2')}>
          {text}
          <CardFoot>{kind}</CardFoot>
        </div>
      )
    }
    return (
      <button
        type="button"
        aria-pressed={isChosen}
        disabled={tap.isBusy || tap.isLocked}
        onClick={() => tap.pick(value)}
        className={cx(look, isChosen ? 'border-words' : 'border-ink', tap.isLocked && !isChosen && 'opacity-50')}
      >
        {text}
        <CardFoot isQuiet={tap.isCovered}>
          {isChosen ? (tap.mark ?? kind) : tap.isLocked ? kind : (option.foot ?? kind)}
        </CardFoot>
      </button>
    )
  },
  Jury(props) {
    const seen = useSeen()
    return seen.ask ? <HeroGap /> : <Jury {...props} {...seen} />
  },
  Ballots: () => null,
  Called({ ids }) {
    const seen = useSeen()
    return seen.ask && seen.ask.kind !== 'wait' ? null : <Called called={ids} {...seen} />
  },
  AnswerCount(props) {
    const seen = useSeen()
    return seen.ask?.kind === 'one-of' ? null : <AnswerCount {...props} {...seen} />
  },
  Unasked({ children }) {
    const { ask } = useSeen()
    return ask && 'chosen' in ask && ask.chosen === null ? null : children
  },
  Recap({ ids, card, isOpen, own, children }) {
    const seen = useSeen()
    return (
      <>
        <OwnSpot me={seen.me} {...own}>
          <PerformerLine ids={ids} {...seen}>
            {children}
          </PerformerLine>
        </OwnSpot>
        {card && (
          <TurningCard isOpen={isOpen}>
            <TaskCard {...card} isSmall isLine>
              {card.shown ?? card.words}
            </TaskCard>
          </TurningCard>
        )}
      </>
    )
  },
  Spot: ({ own, children }) => (
    <OwnSpot me={useSeen().me} {...own}>
      {children}
    </OwnSpot>
  ),
  Awaited: RevealSlot,
  Ruling: (props) => <RulingStamp {...props} {...useSeen()} />,
  Stamp,
  Gains: ({ isOut, ...props }) => (
    <RevealSlot isOut={isOut} place={1}>
      <Gains {...props} {...useSeen()} />
    </RevealSlot>
  ),
  Ranks: () => null,
  Explain: (props) => <Explained {...props} {...useSeen()} />,
  Performances: ({ lap }) => {
    const { players, isSeated } = useSeen()
    return <Performances lap={lap} players={players} isWatched={!isSeated} />
  },
  Award({ ids, pay, ...award }) {
    const { me, players } = useSeen()
    const isForAll = isEverybody(ids, players)
    return (
      <Award
        {...{ ids, isForAll, me, ...award }}
        extra={pay - BEST_PAY}
        who={isForAll ? 'The whole couch' : namesOf(ids, { me, players })}
        pay={`${signed(pay)}${ids.length > 1 ? ' each' : ''}`}
      />
    )
  },
  Faces: ({ ids }) => (
    <span aria-hidden="true" className="flex kids:not-last:-mr-3">
      {ids.map((id) => (
        <Avatar key={id} seed={id} size="clamp(3rem, 9svh, 9rem)" className="animate-slam" />
      ))}
    </span>
  ),
  Paid: ({ children }) => (
    <Badge tone="lime" className="animate-pop text-xl short:hidden">
      {children}
    </Badge>
  ),
  Standings({ isOwnOut, isOut, standings, gains, words = 'Take a bow!', why }) {
    const { me, players } = useSeen()
    const own = me === null ? 0 : (gains[me] ?? 0)
    return (
      <>
        <RevealSlot isOut={isOwnOut}>
          {me !== null && isOut && own > 0 && <OwnResult me={me} gain={own} words={words} why={why} isTight />}
        </RevealSlot>
        <RevealSlot isOut={isOut}>
          <LapScores
            table={{ standings }}
            gainOf={(id) => (id === me ? 0 : (gains[id] ?? 0))}
            {...{ me, players }}
            className="animate-rise pb-1"
          />
        </RevealSlot>
      </>
    )
  },
  Sum({ title, words, children, ...own }) {
    const { me } = useSeen()
    return (
      <div ref={said} className="animate-pop text-center">
        <Heading level={2} size="title" className={words === null ? 'laptop:sr-only' : 'sr-only'}>
          {title}
        </Heading>
        {me !== null && words !== null ? (
          <OwnResult me={me} words={words} {...own} />
        ) : (
          <p className="text-lg text-balance text-muted laptop:sr-only">{children}</p>
        )}
      </div>
    )
  },
  Picture({ picture, label, told, children }) {
    if (!useLaptop()) return children
    return (
      <>
        {picture}
        <ToldInWords label={label} told={told} />
      </>
    )
  },
  OnTvFirst({ suspense, children }) {
    if (children && !use(HasTv)) return children
    return (
      <p ref={said} className="m-auto animate-breathe text-center font-display text-title font-extrabold text-muted">
        <Meanwhile>{suspense}</Meanwhile>
      </p>
    )
  },
  Splash: () => null,
  InRoom: () => null,
  InHand: ({ children }) => children,
}

interface CardFootProps {
  /** A phone needs its height for the cover. */
  readonly isQuiet?: boolean
  readonly children: string
}

function CardFoot({ isQuiet = false, children }: CardFootProps) {
  return (
    <span className={cx('flex shrink-0 items-end justify-between', isQuiet && 'max-sm:hidden')}>
      <Badge tone="accent" className="text-base">
        {children}
      </Badge>
      <CardStamp className="-mr-1 -mb-1 size-9" />
    </span>
  )
}
