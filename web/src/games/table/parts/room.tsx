import { MOST_IN_SPOTLIGHT } from '../../../show/spotlight/most-in-spotlight.ts'
import { Spotlight } from '../../../show/spotlight/spotlight.tsx'
import { RevealSlot } from '../../../show/timeline/reveal-slot.tsx'
import { Splash } from '../../../show/timeline/splash.tsx'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Later } from '../../../ui/layout/later.tsx'
import { cx } from '../../../ui/look/cx.ts'
import { Badge } from '../../../ui/status/badge.tsx'
import { CallNews } from '../../attempt/call-news.tsx'
import { ThemeDrawingInTurn } from '../../attempt/theme-drawing.tsx'
import { TONES, toneOf } from '../../attempt/verdict-button.tsx'
import { nameOf } from '../../screen.ts'
import { TvAnswerCount } from '../../tv/answer-count.tsx'
import { TvAward } from '../../tv/award.tsx'
import { TvBallots } from '../../tv/ballots.tsx'
import { TvCandidates } from '../../tv/candidates.tsx'
import { TvCard, TvLine } from '../../tv/card.tsx'
import { TvExplained } from '../../tv/explain.tsx'
import { FitText } from '../../tv/fit-text.tsx'
import { TvGains } from '../../tv/gains.tsx'
import { TvJury } from '../../tv/jury.tsx'
import { TvRanks } from '../../tv/ranks.tsx'
import { TvRuling, TvStamp } from '../../tv/ruling.tsx'
import { TvTitle } from '../../tv/title.tsx'
import { TvPerformances } from '../../tv/tv-performances.tsx'
import { TvPerformerLine } from '../../tv/tv-performer-line.tsx'
import { TvRevealSlot } from '../../tv/tv-reveal-slot.tsx'
import { TvWhoAndWhat } from '../../tv/who-and-what.tsx'
import type { Option } from '../ask.ts'
import type { Parts } from '../parts.ts'
import { useSeen } from '../seen.ts'
import { ToldInWords } from './told-in-words.tsx'
import '../../../ui/toys/large-card.css'
import './room.css'
import { said, saidAside } from '../../../ui/announcer/announcer.ts'

/** A board's parts on a TV: readable from three meters, with nothing to press. */
export const ROOM: Parts = {
  Title: ({ isLow = false, ...title }) => <TvTitle {...title} isLow={isLow} />,
  Moment({ id, title, thing, children }) {
    const { players } = useSeen()
    const name = nameOf(players, id)
    return (
      <div className="flex items-center justify-center gap-6">
        {thing}
        {id !== null && (
          <span className="block size-36 shrink-0">
            <Later turn={players.length}>
              <Avatar key={id} seed={id} size="100%" className="animate-pop" />
            </Later>
          </span>
        )}
        <TvTitle name={name} foot={children}>
          {title}
        </TvTitle>
      </div>
    )
  },
  Brief: ({ card: { words }, ...who }) => <TvWhoAndWhat words={words} {...who} {...useSeen()} />,
  PerformerLine: ({ ids, children }) => (
    <TvPerformerLine ids={ids} {...useSeen()}>
      {children}
    </TvPerformerLine>
  ),
  News({ id, outcome, children }) {
    const { players } = useSeen()
    return (
      <p ref={said} className="text-center text-2xl leading-none font-semibold text-balance">
        {/* The news about who guessed it includes what it was. */}
        <span className={outcome ? 'sr-only' : undefined}>
          {nameOf(players, id)} {children}{' '}
        </span>
        <CallNews outcome={outcome} turn={id} me={null} players={players} />
      </p>
    )
  },
  Question: ({ isLow = false, children }) => (
    <p
      ref={said}
      className={cx(
        'text-center text-balance',
        isLow
          ? 'min-h-8 text-2xl leading-tight font-semibold text-muted'
          : 'font-display text-4xl leading-none font-extrabold',
      )}
    >
      {children}
    </p>
  ),
  Light: (props) => <Spotlight {...props} {...useSeen()} />,
  Card: ({ shown, ...card }) => <TvCard {...card}>{shown}</TvCard>,
  Line: ({ special = null, words, children }) => (
    <TvLine kicker={special} words={words}>
      {children}
    </TvLine>
  ),
  Candidates: (props) => <TvCandidates {...props} {...useSeen()} />,
  Cards: ({ children }) => <div className="room-cards">{children}</div>,
  PickCard: ({ words, kind, className }) => (
    <div data-small className={cx('room-card large-card', className)}>
      <FitText words={words} most={3.2} />
      <Badge tone="accent" className="self-start text-2xl">
        {kind}
      </Badge>
    </div>
  ),
  Jury: (props) => <TvJury {...props} {...useSeen()} />,
  Ballots: TvBallots,
  Called: ({ ids }) => (
    <p ref={saidAside} className="sr-only">
      {ids.length === 0
        ? 'No guesses in yet.'
        : ids.length === 1
          ? 'One guess is in.'
          : `${ids.length} guesses are in.`}
    </p>
  ),
  AnswerCount: TvAnswerCount,
  Unasked: ({ children }) => children,
  Recap: ({ ids, card, children }) => (
    <TvWhoAndWhat ids={ids} words={card?.words ?? null} {...useSeen()}>
      {children}
    </TvWhoAndWhat>
  ),
  Spot: ({ children }) => children,
  Awaited: TvRevealSlot,
  Ruling: (props) => <TvRuling {...props} {...useSeen()} />,
  Stamp: TvStamp,
  Gains: ({ isOut, ...props }) => (
    <RevealSlot isOut={isOut} place={1}>
      <TvGains {...props} {...useSeen()} />
    </RevealSlot>
  ),
  Ranks: ({ isOut, standings }) => (
    <RevealSlot isOut={isOut} place={2}>
      <TvRanks standings={standings} {...useSeen()} />
    </RevealSlot>
  ),
  Explain: (props) => <TvExplained {...props} {...useSeen()} />,
  Performances: ({ lap }) => <TvPerformances lap={lap} {...useSeen()} />,
  Award: (props) => <TvAward {...props} {...useSeen()} />,
  // Up to two are in the light.
  Faces: ({ ids }) =>
    ids.length > MOST_IN_SPOTLIGHT && (
      <span aria-hidden="true" className="flex kids:not-last:-mr-3">
        {ids.map((id) => (
          <Avatar key={id} seed={id} size="13rem" className="animate-slam" />
        ))}
      </span>
    ),
  Paid: ({ children }) => (
    <Badge tone="lime" className="animate-pop text-5xl">
      {children}
    </Badge>
  ),
  Standings: ({ isOut, standings }) => (
    <RevealSlot isOut={isOut}>
      <TvRanks standings={standings} {...useSeen()} />
    </RevealSlot>
  ),
  Sum: ({ title }) => (
    <h2 ref={said} className="sr-only">
      {title}
    </h2>
  ),
  Picture: ({ picture, label, told }) => (
    <>
      {picture}
      <ToldInWords label={label} told={told} />
    </>
  ),
  OnTvFirst: ({ suspense, children }) =>
    children || (
      <p ref={said} className="m-auto animate-breathe font-display text-title font-extrabold text-muted">
        {suspense}
      </p>
    ),
  Splash,
  InRoom: ({ children }) => children,
  InHand: () => null,
}

/** The options, as the phones name them. */
export function RoomOptions({ options }: { readonly options: readonly Option[] }) {
  const { players } = useSeen()
  return (
    <ul aria-label="What there is to choose" className="room-options">
      {options.map(({ value, label, hint, tone, drawing }, i) => (
        <li key={value} className={cx('room-option animate-pop', TONES[tone ?? toneOf(i)])}>
          {/* Everything below it has the same height on each, so they are all level. */}
          {drawing && (
            <ThemeDrawingInTurn drawing={drawing} turn={players.length + i + 2} className="room-option-thing" />
          )}
          <FitText words={label} most={3.75} className="room-option-word" />
          <p>{hint}</p>
        </li>
      ))}
    </ul>
  )
}
