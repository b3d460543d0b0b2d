import type { SessionView, TableFrame } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import { useMark } from '../../lib/use-mark.ts'
import { saidWords } from '../../show/balcony/balcony-words.ts'
import { HeroGap } from '../../show/people/hero-gap.tsx'
import { said } from '../../ui/announcer/announcer.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { longestWord } from '../../ui/look/longest-word.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { toneOf, VerdictButton } from '../attempt/verdict-button.tsx'
import { gameOf } from '../game-of.ts'
import type { AnyTable } from '../game-ui.ts'
import type { Boards } from '../table/phase.ts'
import type { GhostCall } from './ghost-call.ts'
import { GhostFigure, type GhostMood } from './ghost-figure.tsx'
import { ASKED, COUNTED, newsLine, newsTitle, PRIDE, sealedLine } from './ghost-lines.ts'
import { GhostTapsContext } from './ghost-taps.ts'
import { type Haunted, useGhost } from './use-ghost.ts'

interface GhostProps {
  readonly view: SessionView
  readonly table: TableFrame
  /** A guess counts for the balcony. */
  readonly tap?: (value: string) => void
  /** The game's own screen. */
  readonly children: ReactNode
}

/** For whoever watches on a phone or a laptop: they guess what the room decides, for themselves and for nothing. */
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
  const { haunted, guess } = useGhost(boards, view, table, tap)
  const { call, chosen, news } = haunted
  const asked = call && !call.isOnTable && chosen === null ? call : null
  const beside = asked && besideOf(asked.options)
  return (
    <GhostTapsContext value={call?.isOnTable ? { chosen, guess } : null}>
      {children}
      {!asked && (
        <div className="ghost-gap">
          <HeroGap />
        </div>
      )}
      {(call ?? news) && (
        <Perch isTelling={topicOf(haunted) === 'news'} isIdle={!asked}>
          <div className={cx('flex flex-col gap-3 short:gap-2', beside?.row)}>
            <div data-ghost className={cx('flex items-center gap-3', beside?.bubble)}>
              <GhostFigure
                key={moodOf(haunted)}
                mood={moodOf(haunted)}
                className="w-13 shrink-0 short:w-12 desk:w-15"
              />
              <div ref={said} className="min-w-0 grow">
                <Words {...haunted} />
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
  useMark('is-haunted')
  useMark(isTelling && 'is-spooked')
  return (
    <ActionBar isIdle={isIdle} className="pt-2 pb-[max(0.625rem,env(safe-area-inset-bottom))]">
      {children}
    </ActionBar>
  )
}

/** What it speaks of: what has just come out, before whatever there is to guess next. */
function topicOf({ call, chosen, news, isHeard }: Haunted): 'news' | 'question' | 'answer' {
  if (!call || (news && !isHeard && chosen === null)) return 'news'
  return chosen === null ? 'question' : 'answer'
}

/** Beside its question, where a laptop is wide enough for it. */
const BESIDE = {
  laptop: {
    row: 'laptop:flex-row laptop:items-center laptop:gap-5',
    bubble: 'laptop:max-w-1/2 laptop:shrink-0',
  },
  desk: { row: 'desk:flex-row desk:items-center desk:gap-4', bubble: 'desk:max-w-2/5 desk:shrink-0' },
} as const

function besideOf(options: GhostCall['options']) {
  const most = options.some(({ face }) => face !== undefined) ? 2 : FEW - 1
  if (lettersOf(options) > HALF) return null
  if (options.length <= most) return BESIDE.laptop
  return options.length === FEW && most === FEW - 1 ? BESIDE.desk : null
}

function moodOf(haunted: Haunted): GhostMood {
  const topic = topicOf(haunted)
  if (topic !== 'news') return topic === 'question' ? 'asks' : 'sealed'
  const { news } = haunted
  if (!news || news.of === 0) return 'shrugs'
  return news.right > 0 ? 'right' : 'fooled'
}

function Words(haunted: Haunted) {
  const { call, chosen, news, right, of, sealed, told, isCounted, balcony } = haunted
  const topic = topicOf(haunted)
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
  return <Bubble title={said.length > LONG ? 'Your guess is in.' : `You say: ${said}.`}>{sealedLine(sealed)}</Bubble>
}

/** What has more letters is read on the table. */
const LONG = 16

/** So many letters are as wide as a phone's bubble. */
const ROW = 26

interface BubbleProps {
  readonly title: string
  readonly isGlad?: boolean
  readonly children: ReactNode
}

function Bubble({ title, isGlad = false, children }: BubbleProps) {
  return (
    <div key={title} className={cx('ghost-bubble animate-pop', isGlad && 'bg-lime')}>
      <p
        className={cx(
          'font-display leading-tight font-extrabold text-balance short:text-base short:leading-tight laptop:text-xl laptop:leading-tight',
          title.length > ROW
            ? 'text-base leading-tight short:text-[0.9375rem] short:tracking-tight'
            : 'text-lg leading-tight',
        )}
      >
        {title}
      </p>
      <p className="text-sm leading-tight text-balance short:text-[0.8125rem]">{children}</p>
    </div>
  )
}

interface OptionsProps {
  readonly call: GhostCall
  readonly onGuess: (value: string) => void
}

function Options({ call: { question, options }, onGuess }: OptionsProps) {
  const { columns, letters } = layOut(options)
  return (
    <fieldset
      aria-label={question}
      className={cx('grid min-w-0 gap-2.5 short:gap-2 laptop:grow laptop:gap-2 laptop:kids:min-h-15', columns)}
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
          {face !== undefined && (
            <Avatar seed={face} size={options.length > FEW ? 36 : 44} className="short:size-8 laptop:size-9" />
          )}
          <Unbroken className={cx('w-full', letters)}>{label}</Unbroken>
        </VerdictButton>
      ))}
    </fieldset>
  )
}

/** More than so many are small. */
const FEW = 4
/** Words of so many letters fit into a fourth of a phone, and of so many into a sixth. */
const FOURTH = 7
const SIXTH = 3

/** So many letters stand in one line, however many words they are. */
const LINE = 9
/** So many fit beside the bubble of a laptop, and so many into a third of a phone. */
const HALF = 12
const THIRD = 11

/** The most that may not be broken. */
function lettersOf(options: GhostCall['options']): number {
  return Math.max(...options.map(({ label }) => (label.length <= LINE ? label.length : longestWord(label))))
}

/** As few rows as the words and the faces allow. */
function layOut(options: GhostCall['options']): { readonly columns: string; readonly letters: string } {
  const count = options.length
  const isFaces = options.some(({ face }) => face !== undefined)
  const longest = isFaces ? Number.POSITIVE_INFINITY : Math.max(...options.map(({ label }) => label.length))
  const isRow = count < FEW || (count === FEW ? longest <= FOURTH : longest <= SIXTH)
  const isWide = count > 2 && lettersOf(options) > THIRD
  return {
    columns: cx(
      isRow ? 'auto-cols-fr grid-flow-col' : count === FEW ? 'grid-cols-2' : 'grid-cols-3',
      // A laptop has the width for a row of them, and no height to spare.
      count === FEW && isFaces && 'laptop:grid-cols-4',
      count > FEW && longest <= FOURTH && 'laptop:auto-cols-fr laptop:grid-flow-col laptop:grid-cols-none',
      isWide && 'max-sm:grid-flow-row max-sm:auto-cols-auto max-sm:grid-cols-2',
    ),
    letters: cx(
      count < FEW ? 'leading-tight laptop:text-lg' : 'leading-tight laptop:text-sm',
      longest <= SIXTH ? 'text-2xl' : count > FEW ? 'max-sm:text-sm' : count > 2 && 'max-sm:text-base',
    ),
  }
}
