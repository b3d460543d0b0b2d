import type { Hand, View } from '@highjinks/games/baked-or-bluffing'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Covered } from '../attempt/covered.tsx'
import { TaskCard } from '../attempt/task-card.tsx'
import { Given } from '../interlude/given.tsx'
import type { ScreenProps } from '../screen.ts'
import { Fill, type Sheet } from './fill.tsx'
import { Blank, Statement } from './statement.tsx'

type PrepareProps = ScreenProps<View, Hand>
/** Everybody fills the blank of a fact of their own; who only watches sees who has. */
export function Prepare(props: PrepareProps) {
  const sheet = props.hand?.sheet ?? null
  /** What stood there when they began to change it: it is changed when something else does. */
  const [changing, setChanging] = useState<string | null>(null)
  if (!sheet) return <Watching {...props} />
  const stands = JSON.stringify([sheet.card, sheet.filling])
  if (sheet.filling && changing !== stands) {
    return <Sealed {...props} sheet={sheet} filling={sheet.filling.text} onChange={() => setChanging(stands)} />
  }
  return <Fill key={sheet.card} {...props} sheet={sheet} onKeep={sheet.filling && (() => setChanging(null))} />
}

function Watching({ table, me, players }: PrepareProps) {
  return (
    <>
      <p className="text-center font-display text-2xl font-extrabold text-balance">Everyone fills in a blank</p>
      <TaskCard kicker="For example">
        <Blank before="Our jester can’t fall asleep without " after="." />
      </TaskCard>
      <Ready table={table} me={me} players={players} />
    </>
  )
}

function Ready({ table, me, players }: Pick<PrepareProps, 'table' | 'me' | 'players'>) {
  return (
    <Given
      ids={table.prepared}
      of={table.preparing.length}
      have="their story straight"
      before="Everyone’s filling in a blank. Truth optional."
      me={me}
      players={players}
    />
  )
}

function straightWords({ prepared, preparing }: PrepareProps['table']): string {
  return `${prepared.length} of ${preparing.length} have their story straight`
}

interface SealedProps extends PrepareProps {
  readonly sheet: Sheet
  readonly filling: string
  readonly onChange: () => void
}

/** Until the others are ready, too: time to practice that face. */
function Sealed({ sheet, filling, onChange, table, isBusy }: SealedProps) {
  const isTrue = sheet.filling?.reading === 'truth'
  return (
    <>
      <TaskCard kicker="You’ll say">
        <Statement statement={{ before: sheet.before, filling, after: sheet.after }} />
      </TaskCard>
      <Covered said="Locked in. Practice your innocent face.">
        {isTrue ? `True, every word. ${sheet.why}` : `Only the blank is a lie. It’s really “${sheet.truth}”.`}
      </Covered>
      <p role="status" className="text-center text-balance text-muted">
        {straightWords(table)}
      </p>
      <ActionBar>
        <Button kind="ghost" disabled={isBusy} onClick={onChange}>
          Change my story
        </Button>
      </ActionBar>
    </>
  )
}
