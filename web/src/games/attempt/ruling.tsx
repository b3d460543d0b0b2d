import { type LucideIcon, Vote } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { useMark } from '../../lib/use-mark.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { IsPlaceholder } from '../../ui/layout/is-placeholder.ts'
import { Later } from '../../ui/layout/later.tsx'
import { cx } from '../../ui/look/cx.ts'
import type { ScreenProps } from '../screen.ts'
import { type AttemptView, namesOf, type Ruling } from './attempt.ts'
import type { CardExit } from './card-exit.tsx'
import { Moment } from './moment.tsx'
import { juryWords, playOf, type Said, toneOf, wordsOf } from './ruling-words.ts'
import { Skip } from './skip.tsx'
import { ClapRain, GoldRays, Hands, type Play, Slab } from './stamp-plays.tsx'
import { GROUNDS, type Tone } from './tones.ts'
import { VERDICT_LOOKS } from './verdict-looks.ts'
import './ruling.css'
import { said } from '../../ui/announcer/announcer.ts'

type People = Pick<ScreenProps<unknown, unknown>, 'me' | 'players'>

interface RulingProps extends People {
  readonly ruling: Ruling
  readonly attempt: Pick<AttemptView, 'performers' | 'contenders' | 'voted' | 'isSecret' | 'split'>
  /** The card's words. */
  readonly card?: string | null
  /** The number of votes, if something else on the screen looks like votes. */
  readonly isCounted?: boolean
  /** The way a skipped card leaves. */
  readonly cardExit: CardExit
}

/**
 * The verdict with its stamp, or a skipped card that leaves. A player who skipped while another performed reads whose
 * verdict it is.
 */
export function RulingStamp({ ruling, attempt, card = null, isCounted = false, cardExit, me, players }: RulingProps) {
  const { performers, contenders } = attempt
  if (ruling.kind === 'passed') return <Skip {...{ performers, card, cardExit, me, players }} />
  const isOthers = me !== null && performers.includes(me) && !contenders.includes(me) && contenders.length > 0
  const stamp = (
    <Stamp
      tone={toneOf(ruling)}
      words={wordsOf(ruling, { me, players })}
      icon={ruling.kind === 'judged' ? VERDICT_LOOKS[ruling.verdict].icon : null}
      foot={footOf(ruling, juryWords(attempt, isCounted, players), attempt.voted.length)}
      play={playOf(ruling)}
    />
  )
  if (!isOthers || ruling.kind === 'crowned') return stamp
  return (
    // Content that waits shares one cell, so it is one thing.
    <div className="grid">
      <p className="relative z-1 flex items-center justify-center gap-2 font-display text-lg leading-tight font-bold">
        {contenders.map((id) => (
          <Avatar key={id} seed={id} size="2.25rem" />
        ))}
        {namesOf(contenders, { me, players })}, meanwhile:
      </p>
      {stamp}
    </div>
  )
}

/** Like a sticker, on any room's color. */
const RIM = 'outline-[0.06em] outline-cream'
/** For tones that need a ring of their own. */
const RIMS: Partial<Record<Tone, string>> = {
  gold: 'outline-6 outline-offset-4 outline-gold shadow-[inset_0_0_0_0.07em_var(--color-cream)]',
  blank: `${RIM} shadow-[inset_0_0_0_0.08em_var(--color-coral)]`,
}

interface StampProps {
  readonly tone: Tone
  readonly words: string
  readonly icon?: LucideIcon | null
  readonly foot?: ReactNode
  /** Its animation once it is down; null for none. */
  readonly play?: Play | null
  /** Pieces that fly out from behind it, in front of the room only. */
  readonly burst?: ReactNode
}

/** The share of its place on a TV, in percent: a board that hangs askew needs room around it. */
const TALL = { legend: 56, 'did-it': 57, half: 50, dodged: 41 } as const

export function Stamp(props: StampProps) {
  const { tone, words, icon = null, foot = null, play = null, burst = play === 'legend' && <GoldRays /> } = props
  const isApplauded = play === 'legend' || play === 'did-it'
  const isHeld = use(IsPlaceholder)
  return (
    <div
      ref={said}
      data-ruling={play ?? undefined}
      // It starts far too large as it comes down, and its overflow must not make the page wider.
      className="relative grid justify-items-center gap-1 py-1 sm:gap-3 text-center -mx-4 overflow-x-clip px-4 flat:py-0 laptop:overflow-x-visible"
    >
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
      <Moment words={words} tall={play === null ? 64 : TALL[play]}>
        <p className="halts proclaimed relative grid animate-slam place-items-center kids:[grid-area:1/1]">
          <Slab
            words={words}
            play={play}
            icon={icon}
            className={cx(
              'moment-words relative inline-block -rotate-3 rounded-control border-4 border-ink py-2 font-display font-extrabold text-ink lg:py-3',
              'px-4 lg:px-8',
              GROUNDS[tone],
              RIMS[tone] ?? RIM,
            )}
          />
          {isApplauded && !isHeld && <Hands />}
        </p>
      </Moment>
      {foot && (
        <p
          className={cx(
            'relative z-1 max-w-[60ch] text-lg text-balance lg:text-2xl',
            // On gold rays.
            play === 'legend' ? 'text-ink' : 'text-muted',
          )}
        >
          {foot}
        </p>
      )}
    </div>
  )
}

/** Makes the sofa leap for it. */
function Leaping() {
  useMark('has-legend')
  return null
}

/** Returns the meaning, if the stamp alone isn't clear. */
function footOf(ruling: Said, jury: string | null, votes: number): ReactNode {
  if (ruling.kind === 'crowned' && ruling.winner === null)
    return <>{votes > 0 && <Votes>{`Votes ${votes / 2} : ${votes / 2}`}</Votes>} Half each.</>
  const counted = jury !== null && (
    <span className="short:sr-only">
      <Votes>{jury}</Votes>
    </span>
  )
  if (ruling.kind === 'judged' && ruling.verdict === 'dodged')
    return (
      <>
        {counted} <span className={counted ? 'max-sm:hidden' : 'short:hidden'}>The room saw that. No shame.</span>
      </>
    )
  return counted || null
}

/** On a ballot, which doesn't look like a coin. */
function Votes({ children }: { readonly children: string }) {
  return (
    <span className="mr-1 inline-flex items-center gap-[0.35em] rounded-md border-2 border-ink bg-cream px-[0.5em] align-middle font-display max-sm:text-base leading-snug font-extrabold whitespace-nowrap text-ink">
      <Vote aria-hidden="true" strokeWidth={2.5} className="size-[1.1em]" />
      {children}
    </span>
  )
}
