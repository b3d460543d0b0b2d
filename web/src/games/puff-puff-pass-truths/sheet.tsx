import type { Hand, View } from '@highjinks/games/puff-puff-pass-truths'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import type { ScreenProps } from '../screen.ts'
import { Line } from './line.tsx'
import { Starters } from './starters.tsx'
import { missing, type Sheet as SheetInHand, useDraft } from './use-draft.ts'

interface SheetProps extends ScreenProps<View, Hand> {
  readonly sheet: SheetInHand
}

/**
 * Two truths and a lie, saved as typed. Saving must not disable what is tapped next: the tap that leaves a field is
 * the tap on the button.
 */
export function Sheet({ sheet, table, act, isBusy }: SheetProps) {
  const { draft, isKept, ...paper } = useDraft(sheet, (now) => act({ type: 'draft', ...now }), isBusy)
  const [ending, setEnding] = useState<'nothing' | 'asking' | 'done' | 'pass'>('nothing')
  const fields = useRef<(HTMLTextAreaElement | null)[]>([])
  const [last, setLast] = useState(0)
  const toDo = missing(draft)
  const isBlank = (text: string | undefined) => text?.trim() === ''
  const free = isBlank(draft.texts[last]) ? last : draft.texts.findIndex(isBlank)
  function done() {
    if (!isKept) paper.saveNow()
    act({ type: 'done' })
    setEnding('done')
  }
  function pass() {
    act({ type: 'pass' })
    setEnding('pass')
  }
  return (
    <>
      <p className="text-center text-muted">
        Two are true, one is made up. Saved as you type; nobody sees it yet.
        {table.isDouble && table.cycles > 1 && ' These count double.'}
      </p>
      <Starters
        sheet={sheet}
        isDisabled={free < 0}
        onInsert={(text) => {
          paper.write(free, text)
          fields.current[free]?.focus()
        }}
        onSwap={() => act({ type: 'swap' })}
      />
      <fieldset className="grid min-w-0 gap-4">
        <legend className="sr-only">Your three statements, and which of them is the lie</legend>
        {draft.texts.map((text, line) => (
          <Line
            // Lines are places, not things: they never move.
            key={LINES[line]}
            line={line}
            text={text}
            longest={sheet.longest}
            isLie={draft.lie === line}
            field={(field) => {
              fields.current[line] = field
            }}
            onWrite={(written) => paper.write(line, written)}
            onMark={() => paper.mark(line)}
            onFocus={() => setLast(line)}
            onLeave={paper.flush}
          />
        ))}
      </fieldset>
      <Button kind="ghost" onClick={() => (draft.texts.every(isBlank) ? pass() : setEnding('asking'))}>
        Only vote this time
      </Button>
      <ActionBar>
        <Button size="lg" disabled={toDo !== null} busy={ending === 'done' && isBusy} onClick={done}>
          {toDo ?? 'Done'}
        </Button>
        <output className="sr-only">{toDo ?? 'Ready: two truths, one lie.'}</output>
      </ActionBar>
      <ConfirmDialog
        open={ending === 'asking'}
        onOpenChange={() => setEnding('nothing')}
        title="Tear it up?"
        description="What you wrote is gone, and you only vote this time."
        confirm="Tear it up"
        danger
        onConfirm={pass}
      />
    </>
  )
}

const LINES = ['first', 'second', 'third']
