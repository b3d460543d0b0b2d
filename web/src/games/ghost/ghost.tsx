import type { SessionView, TableFrame } from '@highjinks/protocol'
import { type ReactNode, useRef } from 'react'
import { useMark } from '../../lib/use-mark.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { toneOf } from '../attempt/calls.tsx'
import { VerdictButton } from '../attempt/verdict-button.tsx'
import type { GhostCall } from './ghost-call.ts'
import { GhostFigure, type GhostMood } from './ghost-figure.tsx'
import { ASKED, newsLine, newsTitle, PRIDE, sealedLine } from './ghost-lines.ts'
import { GhostTapsContext } from './ghost-taps.ts'
import { type Haunted, useGhost } from './use-ghost.ts'

interface GhostProps {
  readonly view: SessionView
  readonly table: TableFrame
  /** The game's own screen. */
  readonly children: ReactNode
}

/** For whoever watches on a phone or a laptop: they guess what the room decides, for themselves and for nothing. */
export function Ghost({ view, table, children }: GhostProps) {
  const { haunted, guess } = useGhost(view, table)
  const { call, chosen, news } = haunted
  const bubble = useRef<HTMLDivElement>(null)
  const take = (value: string) => {
    guess(value)
    // The button that was pressed is gone, or rests.
    bubble.current?.focus({ preventScroll: true })
  }
  return (
    <GhostTapsContext value={call?.isOnTable ? { chosen, guess: take } : null}>
      {children}
      {(call ?? news) && (
        <Perch>
          <div data-ghost className="flex items-center gap-3">
            <GhostFigure key={moodOf(haunted)} mood={moodOf(haunted)} className="w-13 shrink-0 short:w-12 desk:w-24" />
            <div ref={bubble} tabIndex={-1} role="status" className="min-w-0 grow outline-none">
              <Words {...haunted} />
            </div>
          </div>
          {call && !call.isOnTable && chosen === null && <Options call={call} onGuess={take} />}
        </Perch>
      )}
    </GhostTapsContext>
  )
}

/** Where it sits; what else stands at the bottom of a phone makes room. */
function Perch({ children }: { readonly children: ReactNode }) {
  useMark('is-haunted')
  return <ActionBar className="pt-3!">{children}</ActionBar>
}

/** What it speaks of: what has just come out, before whatever there is to guess next. */
function topicOf({ call, chosen, news, isHeard }: Haunted): 'news' | 'question' | 'answer' {
  if (!call || (news && !isHeard && chosen === null)) return 'news'
  return chosen === null ? 'question' : 'answer'
}

function moodOf(haunted: Haunted): GhostMood {
  const topic = topicOf(haunted)
  if (topic !== 'news') return topic === 'question' ? 'asks' : 'sealed'
  const { news } = haunted
  if (!news || news.of === 0) return 'shrugs'
  return news.right > 0 ? 'right' : 'fooled'
}

function Words(haunted: Haunted) {
  const { call, chosen, news, right, of, sealed, told } = haunted
  const topic = topicOf(haunted)
  const tally = `${right} of ${of} right.`
  if (topic === 'news') {
    return (
      news && (
        <Bubble title={newsTitle(news)} isGlad={news.right > 0}>
          {news.of > 0 && <strong>{tally}</strong>} {newsLine(news, told)}
        </Bubble>
      )
    )
  }
  if (topic === 'question') return <Bubble title={call?.question ?? ''}>{of > 0 ? `${tally} ${PRIDE}` : ASKED}</Bubble>
  const said = call?.options.find(({ value }) => value === chosen)?.label ?? ''
  return <Bubble title={said.length > LONG ? 'You have called it.' : `You say: ${said}.`}>{sealedLine(sealed)}</Bubble>
}

/** What has more letters is read on the table. */
const LONG = 16

interface BubbleProps {
  readonly title: string
  readonly isGlad?: boolean
  readonly children: ReactNode
}

function Bubble({ title, isGlad = false, children }: BubbleProps) {
  return (
    <div key={title} className={cx('ghost-bubble animate-pop', isGlad && 'bg-lime!')}>
      <p className="font-display text-[1.0625rem] leading-tight font-extrabold text-balance desk:text-3xl">{title}</p>
      <p className="text-sm leading-tight text-balance desk:text-lg">{children}</p>
    </div>
  )
}

interface OptionsProps {
  readonly call: GhostCall
  readonly onGuess: (value: string) => void
}

function Options({ call: { question, options }, onGuess }: OptionsProps) {
  return (
    <fieldset aria-label={question} className={cx('grid min-w-0 gap-2.5 short:gap-2', columnsOf(options.length))}>
      {options.map(({ value, label, tone, face }, i) => (
        <VerdictButton
          key={value}
          tone={tone ?? toneOf(i, options.length)}
          isChosen={false}
          isLocked={false}
          onClick={() => onGuess(value)}
        >
          {face !== undefined && <Avatar seed={face} size={options.length > FEW ? 36 : 44} className="short:size-8!" />}
          <span
            className={cx(
              'line-clamp-2 max-w-full leading-tight wrap-break-word',
              options.length > 2 && 'max-sm:text-base max-sm:leading-tight',
            )}
          >
            {label}
          </span>
        </VerdictButton>
      ))}
    </fieldset>
  )
}

/** More of them are small. */
const FEW = 4

function columnsOf(count: number): string {
  if (count === 4 || count > 6) return 'grid-cols-4'
  return count === 2 ? 'grid-cols-2' : 'grid-cols-3'
}
