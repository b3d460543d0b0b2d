import type { SessionView, TableFrame } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import { useMark } from '../../lib/use-mark.ts'
import { saidWords } from '../../show/balcony/balcony-words.ts'
import { HeroGap } from '../../show/people/hero-gap.tsx'
import { said } from '../../ui/announcer/announcer.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { FEW, inColumns, SMALL_LETTER } from '../attempt/in-columns.ts'
import { toneOf, VerdictButton } from '../attempt/verdict-button.tsx'
import { gameOf } from '../game-of.ts'
import type { AnyTable } from '../game-ui.ts'
import type { Boards } from '../table/phase.ts'
import type { GhostCall } from './ghost-call.ts'
import { GhostFigure, type GhostMood } from './ghost-figure.tsx'
import { ASKED, COUNTED, newsLine, newsTitle, PRIDE, sealedLine } from './ghost-lines.ts'
import { GhostTapsContext } from './ghost-taps.ts'
import { type GhostState, useGhost } from './use-ghost.ts'

interface GhostProps {
  readonly view: SessionView
  readonly table: TableFrame
  /** A guess counts for the balcony. */
  readonly tap?: (value: string) => void
  /** The game's own screen. */
  readonly children: ReactNode
}

/** A spectator on a phone or a laptop guesses what the room decides, for no points. */
export function Ghost(props: GhostProps) {
  const game = gameOf(props.view.session.slug)
  if (!game) return props.children
  return <game.screen.Show>{({ boards }) => <Guessing {...props} boards={boards} />}</game.screen.Show>
}

const nobody = () => {}

interface GuessingProps extends GhostProps {
  readonly boards: Boards<AnyTable, unknown>
}

function Guessing({ view, table, boards, tap = nobody, children }: GuessingProps) {
  const { ghost, guess } = useGhost(boards, view, table, tap)
  const { call, chosen, news } = ghost
  const asked = call && !call.isOnTable && chosen === null ? call : null
  const isBeside = asked !== null && asked.options.length <= FEW
  return (
    <GhostTapsContext value={call?.isOnTable ? { chosen, guess } : null}>
      {children}
      {!asked && (
        <div className="ghost-gap">
          <HeroGap />
        </div>
      )}
      {(call ?? news) && (
        <Perch isTelling={topicOf(ghost) === 'news'} isIdle={!asked}>
          <div className={cx('flex flex-col gap-3', isBeside && 'laptop:flex-row laptop:items-center laptop:gap-4')}>
            <div data-ghost className={cx('flex items-center gap-3', isBeside && 'laptop:max-w-2/5 laptop:shrink-0')}>
              <GhostFigure key={moodOf(ghost)} mood={moodOf(ghost)} className="w-13 shrink-0 laptop:w-15" />
              <div ref={said} className="min-w-0 grow">
                <Words {...ghost} />
              </div>
            </div>
            {asked && <Options call={asked} onGuess={guess} />}
          </div>
        </Perch>
      )}
    </GhostTapsContext>
  )
}

interface PerchProps {
  readonly isTelling: boolean
  readonly isIdle: boolean
  readonly children: ReactNode
}

/** The ghost's place; anything else at the bottom of a phone makes room. */
function Perch({ isTelling, isIdle, children }: PerchProps) {
  useMark('has-ghost')
  useMark(isTelling && 'has-ghost-news')
  return (
    <ActionBar isIdle={isIdle} className="pt-2 pb-[max(0.625rem,env(safe-area-inset-bottom))]">
      {children}
    </ActionBar>
  )
}

/** Returns its topic: a new result comes before the next question. */
function topicOf({ call, chosen, news, isHeard }: GhostState): 'news' | 'question' | 'answer' {
  if (!call || (news && !isHeard && chosen === null)) return 'news'
  return chosen === null ? 'question' : 'answer'
}

function moodOf(ghost: GhostState): GhostMood {
  const topic = topicOf(ghost)
  if (topic !== 'news') return topic === 'question' ? 'asks' : 'sealed'
  const { news } = ghost
  if (!news || news.of === 0) return 'shrugs'
  return news.right > 0 ? 'right' : 'fooled'
}

function Words(ghost: GhostState) {
  const { call, chosen, news, right, of, sealed, told, isCounted, balcony } = ghost
  const topic = topicOf(ghost)
  const tally = `${right} of ${of} right.`
  if (topic === 'news') {
    return (
      news && (
        <Bubble title={newsTitle(news)} isGlad={news.right > 0}>
          {/* A short phone has room for one of the two. */}
          {news.of > 0 && <strong className={balcony ? 'short:sr-only' : undefined}>{tally}</strong>}{' '}
          {balcony ? saidWords(balcony) : <span className="short:sr-only">{newsLine(news, told)}</span>}
        </Bubble>
      )
    )
  }
  if (topic === 'question') {
    const stake = isCounted ? COUNTED : of > 0 ? PRIDE : ASKED
    return <Bubble title={call?.question ?? ''}>{of > 0 ? `${tally} ${stake}` : stake}</Bubble>
  }
  const said = call?.options.find(({ value }) => value === chosen)?.label ?? ''
  return <Bubble title={call?.isOnTable ? 'Your guess is in.' : `You say: ${said}.`}>{sealedLine(sealed)}</Bubble>
}

interface BubbleProps {
  readonly title: string
  readonly isGlad?: boolean
  readonly children: ReactNode
}

function Bubble({ title, isGlad = false, children }: BubbleProps) {
  return (
    <div key={title} className={cx('ghost-bubble animate-pop', isGlad && 'bg-lime')}>
      <p className="font-display text-[1.0625rem] leading-tight font-extrabold text-balance laptop:text-xl laptop:leading-tight">
        {title}
      </p>
      <p className="text-sm leading-tight text-balance">{children}</p>
    </div>
  )
}

interface OptionsProps {
  readonly call: GhostCall
  readonly onGuess: (value: string) => void
}

function Options({ call: { question, options }, onGuess }: OptionsProps) {
  const { className, style } = inColumns(
    options.map(({ label }) => label),
    SMALL_LETTER,
  )
  return (
    <fieldset
      aria-label={question}
      className={cx('min-w-0 gap-2.5 laptop:grow laptop:gap-2 laptop:kids:min-h-15', className)}
      style={style}
    >
      {options.map(({ value, label, tone, icon, face }, i) => (
        <VerdictButton
          key={value}
          tone={tone ?? toneOf(i)}
          icon={icon}
          isChosen={false}
          isLocked={false}
          onClick={() => onGuess(value)}
        >
          {face !== undefined && <Avatar seed={face} size="2.25rem" />}
          <Unbroken className="w-full text-base leading-tight">{label}</Unbroken>
        </VerdictButton>
      ))}
    </fieldset>
  )
}
