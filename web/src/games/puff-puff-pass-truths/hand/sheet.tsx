import type { Hand, View } from '@highjinks/games/puff-puff-pass-truths'
import { Check, RefreshCw } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { HeroGap } from '../../../show/people/hero-gap.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { ActionBar } from '../../../ui/layout/action-bar.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { cx } from '../../../ui/look/cx.ts'
import type { ScreenProps } from '../../screen.ts'
import { useSeen } from '../../table/seen.ts'
import { isBlank, type Lines, missing, type Sheet as SheetInHand, useDraft } from '../use-draft.ts'
import '../../../ui/toys/large-card.css'
import { said } from '../../../ui/announcer/announcer.ts'

interface SheetProps extends Pick<ScreenProps<View, Hand>, 'table' | 'act'> {
  readonly sheet: SheetInHand
}

/**
 * One line at a time, saved as typed, the lie last. Saving must not disable the next control: the tap that leaves a
 * field is the tap on the button.
 */
export function Sheet({ sheet, table, act }: SheetProps) {
  const { isBusy } = useSeen()
  const { lines, isKept, ...paper } = useDraft(sheet, (now) => act({ type: 'draft', lines: now }), isBusy)
  const [at, setAt] = useState(() => Math.max(0, lines.findIndex(isBlank)))
  const field = useRef<HTMLTextAreaElement>(null)
  const [ending, setEnding] = useState<'nothing' | 'asking' | 'done' | 'pass'>('nothing')
  const line = lines[at]
  if (!line) return null
  const toDo = missing(lines, sheet.starters)
  const isLast = at === lines.length - 1
  function goTo(next: number) {
    setAt(next)
    // The same field goes on with the next line, so that a phone keeps its keyboard up.
    field.current?.focus()
  }
  /** The button is never disabled: with something to do it leads there. */
  function goToBlank() {
    const blank = lines.findIndex(isBlank)
    goTo(blank < 0 ? at : blank)
  }
  function done() {
    if (!isKept) paper.saveNow()
    act({ type: 'done' })
    setEnding('done')
  }
  function keepWriting() {
    setEnding('nothing')
    field.current?.focus()
  }
  function pass() {
    act({ type: 'pass' })
    setEnding('pass')
  }
  return (
    <>
      <div ref={said} className="text-center">
        <Heading level={2} size="title">
          {isLast ? 'Now the lie' : at === 0 ? 'A true story' : 'Another true one'}
        </Heading>
        <p className="text-muted">
          {isLast ? 'It should sound exactly like you.' : 'Nobody sees it yet. The harder to believe, the better.'}
          {table.isDouble && ' This round counts double.'}
        </p>
      </div>
      <Steps lines={lines} at={at} onStep={goTo} />
      <Line
        line={line}
        starter={sheet.starters[at] ?? null}
        longest={sheet.longest}
        canSwap={sheet.canSwap}
        field={field}
        onChange={(part) => paper.change(at, part)}
        onSwap={() => act({ type: 'swap', line: at })}
        onLeave={paper.flush}
      />
      <HeroGap />
      {ending === 'asking' ? (
        <TearUp onTear={pass} onKeep={keepWriting} />
      ) : (
        <ActionBar>
          <div className="grid grid-cols-[2fr_3fr] gap-3">
            <Button
              kind="ghost"
              className="px-2 leading-tight"
              onClick={() => (lines.every(isBlank) ? pass() : setEnding('asking'))}
            >
              Just vote this round
            </Button>
            {isLast ? (
              <Button
                size="lg"
                kind={toDo === null ? 'primary' : 'secondary'}
                busy={ending === 'done' && isBusy}
                onClick={toDo === null ? done : goToBlank}
              >
                {toDo ?? 'Seal it'}
              </Button>
            ) : (
              <Button
                size="lg"
                // It leads to the blank field, and looks primary only after that.
                kind={isBlank(line) ? 'secondary' : 'primary'}
                onClick={() => goTo(isBlank(line) ? at : at + 1)}
              >
                {at + 2 === lines.length ? 'Now the lie' : 'Next'}
              </Button>
            )}
          </div>
        </ActionBar>
      )}
    </>
  )
}

/** Asks in the place of the next step, as there's nothing else to do meanwhile and nothing to load for it. */
function TearUp({ onTear, onKeep }: { readonly onTear: () => void; readonly onKeep: () => void }) {
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    keep.current?.focus()
  }, [])
  return (
    <ActionBar note={<span role="alert">What you wrote is gone, and you only vote this time.</span>}>
      <Button kind="danger" onClick={onTear}>
        Tear it up
      </Button>
      <Button ref={keep} kind="secondary" onClick={onKeep}>
        Keep writing
      </Button>
    </ActionBar>
  )
}

interface StepsProps {
  readonly lines: Lines
  readonly at: number
  readonly onStep: (at: number) => void
}

const LINES = ['first', 'second', 'third']

/** Truth, truth, lie: the current step, and the way back. */
function Steps({ lines, at, onStep }: StepsProps) {
  return (
    <ol aria-label="Your lines" className="flex justify-center gap-2">
      {lines.map((line, i) => {
        const isLie = i === lines.length - 1
        // One line at a time: earlier ones are open, the next one as soon as all before it are written.
        const isClosed = lines.slice(0, i).some(isBlank)
        return (
          // Lines are places, not things: they never move.
          <li key={LINES[i]}>
            <button
              type="button"
              aria-current={i === at ? 'step' : undefined}
              disabled={isClosed}
              onClick={() => onStep(i)}
              className={cx(
                'flex min-h-key items-center gap-1.5 rounded-full border-3 px-3 font-semibold whitespace-nowrap',
                i !== at && (isClosed ? 'border-dashed border-leaf-500 text-muted' : 'lip tappable'),
                i === at && (isLie ? 'border-ink bg-coral text-ink' : 'border-ink bg-sky text-ink'),
              )}
            >
              {!isBlank(line) && <Check aria-hidden="true" className="size-5" />}
              {isLie ? 'Lie' : 'Truth'}
              {!isBlank(line) && <span className="sr-only">, written</span>}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

interface LineProps {
  readonly line: Lines[number]
  /** Its beginning; null if none suits this table. */
  readonly starter: string | null
  readonly longest: number
  readonly canSwap: boolean
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly onChange: (part: Partial<Lines[number]>) => void
  readonly onSwap: () => void
  readonly onLeave: () => void
}

/** The count appears this many characters before the end. */
const NEAR = 30

/** One statement: its beginning in large letters, and room to end it. */
function Line({ line, starter, longest, canSwap, field, onChange, onSwap, onLeave }: LineProps) {
  const begins = line.isOwn ? null : starter
  const label = begins ?? 'In your own words …'
  return (
    <div className="grid gap-2">
      <p
        aria-hidden="true"
        data-puff
        data-low
        className="large-card grid min-h-18 place-items-center rounded-card bg-cream px-4 py-2 text-center font-display text-2xl leading-tight font-extrabold text-balance text-ink"
      >
        {label}
      </p>
      <TextArea
        label={label}
        hideLabel
        rows={2}
        maxLength={longest}
        count={longest - line.text.length < NEAR}
        value={line.text}
        onChange={(event) => onChange({ text: event.target.value })}
        onBlur={onLeave}
        placeholder={begins === null ? 'Once upon a Tuesday …' : '… go on'}
        autoComplete="off"
        ref={field}
        className="ruled min-h-22"
      />
      <div className="flex justify-center gap-2">
        {starter !== null && (
          <Small onClick={() => onChange({ isOwn: !line.isOwn })}>
            {line.isOwn ? 'Back to the starter' : 'Write my own'}
          </Small>
        )}
        {canSwap && !line.isOwn && (
          <Small onClick={onSwap}>
            <RefreshCw aria-hidden="true" className="size-5" />
            Nope, another
          </Small>
        )}
      </div>
    </div>
  )
}

interface SmallProps {
  readonly onClick: () => void
  readonly children: ReactNode
}

function Small({ onClick, children }: SmallProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="lip tappable flex min-h-key items-center gap-2 rounded-full border-2 px-3 font-semibold whitespace-nowrap"
    >
      {children}
    </button>
  )
}
