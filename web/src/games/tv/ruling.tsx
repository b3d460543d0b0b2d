import type { PlayerId, PlayerView } from '@highjinks/protocol'
import { type LucideIcon, Vote } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { useMark } from '../../lib/use-mark.ts'
import { IsPlaceholder } from '../../ui/layout/is-placeholder.ts'
import { Later } from '../../ui/layout/later.tsx'
import { cx } from '../../ui/look/cx.ts'
import { type AttemptView, namesOf, type Ruling } from '../attempt/attempt.ts'
import type { CardExit } from '../attempt/card-exit.tsx'
import { juryWords, playOf, type Said, toneOf, wordsOf } from '../attempt/ruling-words.ts'
import { skipWords } from '../attempt/skip-words.ts'
import { ClapRain, GoldRays, Hands, type Play, Slab } from '../attempt/stamp-plays.tsx'
import { GROUNDS, type Tone } from '../attempt/tones.ts'
import { VERDICT_LOOKS } from '../attempt/verdict-looks.ts'
import { FitText } from './fit-text.tsx'
import '../attempt/ruling.css'
import '../attempt/skip.css'
import './ruling.css'
import { said } from '../../ui/announcer/announcer.ts'

interface TvRulingProps {
  readonly players: readonly PlayerView[]
  readonly ruling: Ruling
  readonly attempt: AttemptView
  /** The card's words. */
  readonly card?: string | null
  /** The number of votes, if something else on the screen looks like votes. */
  readonly isCounted?: boolean
  /** The way a skipped card leaves. */
  readonly cardExit: CardExit
}

/** The verdict's stamp, as large as its place, or a skipped card that leaves. */
export function TvRuling({ ruling, attempt, card = null, isCounted = false, cardExit, players }: TvRulingProps) {
  if (ruling.kind === 'passed') return <TvSkip performers={attempt.performers} {...{ card, cardExit, players }} />
  return (
    <TvStamp
      tone={toneOf(ruling)}
      words={wordsOf(ruling, { me: null, players })}
      icon={ruling.kind === 'judged' ? VERDICT_LOOKS[ruling.verdict].icon : null}
      foot={<Foot {...{ ruling, attempt, players, isCounted }} />}
      play={playOf(ruling)}
    />
  )
}

interface TvStampProps {
  readonly tone: Tone
  readonly words: string
  readonly icon?: LucideIcon | null
  readonly foot?: ReactNode
  /** Its animation once it is down; null for none. */
  readonly play?: Play | null
  /** Pieces that fly out from behind it, in front of the room only. */
  readonly burst?: ReactNode
}

/** The share of its height: a board that hangs askew needs room around it. */
const SHARES = { legend: 0.56, 'did-it': 0.57, half: 0.5, dodged: 0.41 } as const

/** It fills the room first, and then goes to its place. */
export function TvStamp(props: TvStampProps) {
  const { tone, words, icon = null, foot = null, play = null, burst = play === 'legend' && <GoldRays /> } = props
  const isApplauded = play === 'legend' || play === 'did-it'
  const isHeld = use(IsPlaceholder)
  return (
    <div ref={said} data-ruling={play ?? undefined} className="tv-stamp">
      {!isHeld && (
        // The stamp is down first.
        <Later>
          {burst}
          {isApplauded && <ClapRain />}
        </Later>
      )}
      {play === 'legend' && !isHeld && (
        <Later turn={2}>
          <Leaping />
        </Later>
      )}
      <FitText words={words} share={play === null ? 0.64 : SHARES[play]} frame={1.2} most={12}>
        <span className="halts proclaimed relative grid animate-slam place-items-center kids:[grid-area:1/1]">
          <Slab words={words} play={play} icon={icon} className={cx('relative', GROUNDS[tone])} />
          {isApplauded && !isHeld && <Hands />}
        </span>
      </FitText>
      {foot !== null && <p className={cx('tv-stamp-foot', play === 'legend' ? 'text-ink' : 'text-muted')}>{foot}</p>}
    </div>
  )
}

/** Makes the sofa leap for it. */
function Leaping() {
  useMark('has-legend')
  return null
}

interface FootProps extends Pick<TvRulingProps, 'players' | 'isCounted'> {
  readonly ruling: Said
  readonly attempt: AttemptView
}

/** The meaning, if the stamp alone isn't clear; the votes stay secret. */
function Foot({ ruling, attempt, players, isCounted = false }: FootProps) {
  if (ruling.kind === 'crowned' && ruling.winner === null) {
    const votes = attempt.isSecret ? attempt.voted.length / 2 : 0
    return <>{votes > 0 && <Votes>{`Votes ${votes} : ${votes}`}</Votes>} Half each.</>
  }
  const jury = juryWords(attempt, isCounted, players)
  return (
    <>
      {jury !== null && <Votes>{jury}</Votes>}
      {ruling.kind === 'judged' && ruling.verdict === 'dodged' && ' The room saw that. No shame.'}
    </>
  )
}

/** On a ballot, which doesn't look like a coin. */
function Votes({ children }: { readonly children: string }) {
  return (
    <span className="tv-votes">
      <Vote aria-hidden="true" strokeWidth={2.5} className="size-[1.1em]" />
      {children}
    </span>
  )
}

interface TvSkipProps extends Pick<TvRulingProps, 'players' | 'cardExit'> {
  readonly performers: readonly PlayerId[]
  readonly card: string | null
}

/** A skip isn't an event: the card leaves the way cards do in this room, and one sentence says that nothing is lost. */
function TvSkip({ performers, card, cardExit, players }: TvSkipProps) {
  return (
    <div ref={said} data-ruling="skipped" className="tv-skip">
      <svg
        aria-hidden="true"
        viewBox="0 -20 480 210"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="6"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="card-exit"
      >
        {cardExit.picture}
      </svg>
      {performers.length > 0 && (
        <p className="animate-pop font-display text-5xl leading-tight font-extrabold text-balance">
          {skipWords(cardExit.lines, namesOf(performers, { me: null, players }), card)}
        </p>
      )}
      <p
        className={cx(
          'rounded-full border-3 border-ink px-4 py-0.5 font-display text-3xl leading-tight font-bold text-ink',
          cardExit.tone,
        )}
      >
        Skipped. No penalty.
      </p>
    </div>
  )
}
