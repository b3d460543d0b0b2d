import type { Intent, PlayerId, SessionView } from '@highjinks/protocol'
import { Button } from '../../ui/button/button.tsx'
import { Alert } from '../../ui/status/alert.tsx'
import { useSession } from '../session-store.ts'

interface QuoteNoteProps {
  readonly view: SessionView
  readonly me: PlayerId
  readonly send: (intent: Intent) => void
}

/** At a podium, the author of the line that the room liked best says whether all may read it again with their name. */
export function QuoteNote({ view, me, send }: QuoteNoteProps) {
  const line = useSession((state) => state.own[me]?.quote)
  if (view.session.status !== 'over' || !line) return null
  const answer = (isAllowed: boolean) => send({ type: 'quote', line: line.id, isAllowed })
  return (
    <Alert
      tone="info"
      title="The room’s favorite line is yours"
      action={
        <div className="grid w-full grid-cols-2 gap-2">
          <Button onClick={() => answer(true)}>Quote me</Button>
          <Button kind="secondary" onClick={() => answer(false)}>
            Don’t
          </Button>
        </div>
      }
    >
      “{line.text}” May the podium show it with your name?
    </Alert>
  )
}
