import type { Hand, View } from '@highjinks/games/puff-puff-pass-truths'
import { useEffect, useRef, useState } from 'react'
import { HeroGap } from '../../show/people/hero-gap.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import type { ScreenProps } from '../screen.ts'
import { Line } from './line.tsx'
import { Steps } from './steps.tsx'
import { isBlank, missing, type Sheet as SheetInHand, useDraft } from './use-draft.ts'

interface SheetProps extends ScreenProps<View, Hand> {
  readonly sheet: SheetInHand
}

/**
 * One line at a time, saved as typed, the lie last. Saving must not disable what is tapped next: the tap that leaves a
 * field is the tap on the button.
 */
export function Sheet({ sheet, table, act, isBusy }: SheetProps) {
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
  /** The button is never dead: with something to do it leads there. */
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
      <div role="status" className="text-center">
        <Heading level={2} size="title" className="short:text-2xl">
          {isLast ? 'Now the lie' : at === 0 ? 'A true story' : 'Another true one'}
        </Heading>
        <p className="mt-1 text-lg text-muted short:mt-0 short:text-base">
          <span className="short:hidden">
            {isLast ? 'It should sound exactly like you.' : 'Nobody sees it yet. The harder to believe, the better.'}
          </span>
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
      {ending !== 'asking' && (
        <Button
          kind="ghost"
          className="laptop:order-last"
          onClick={() => (lines.every(isBlank) ? pass() : setEnding('asking'))}
        >
          Just vote this round
        </Button>
      )}
      <HeroGap />
      {ending === 'asking' ? (
        <TearUp onTear={pass} onKeep={keepWriting} />
      ) : (
        <ActionBar>
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
              // It leads to the field as long as that is blank, and only then calls for a tap.
              kind={isBlank(line) ? 'secondary' : 'primary'}
              onClick={() => goTo(isBlank(line) ? at : at + 1)}
            >
              {at + 2 === lines.length ? 'Now the lie' : 'Next'}
            </Button>
          )}
        </ActionBar>
      )}
    </>
  )
}

/** Asked in the place of the next step: there is nothing else to do meanwhile, and nothing to fetch for it. */
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
