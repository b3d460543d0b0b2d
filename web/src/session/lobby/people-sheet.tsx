import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { powersOf } from '../host-role.ts'
import { EntrySign } from './entry-sign.tsx'
import { InviteSheet } from './invite-sheet.tsx'
import { LockedNote } from './onlookers.tsx'
import { Roster, type RosterProps } from './roster.tsx'

interface PeopleSheetProps extends RosterProps {
  /** Along with the table's current texts. */
  readonly onReportText: () => void
  /** For the host during a game. */
  readonly onStop: () => void
  readonly onClose: () => void
}

/** During a game: who is here with their scores, actions for each, and the way in for latecomers. */
export function PeopleSheet({ onReportText, onStop, onClose, ...roster }: PeopleSheetProps) {
  const { view, me, send } = roster
  const [isInviting, setInviting] = useState(false)
  const { isHost } = powersOf(view, me)
  return (
    <Sheet open onOpenChange={onClose} title="Scores and players">
      <Roster {...roster} />
      <LockedNote view={view} me={me} send={send} />
      <EntrySign view={view} me={me} send={send} onInvite={() => setInviting(true)} />
      {isHost && view.session.status !== 'over' && (
        <Button kind="secondary" onClick={onStop}>
          Stop this game
        </Button>
      )}
      <Button kind="ghost" onClick={onReportText}>
        Report something written here
      </Button>
      {isInviting && <InviteSheet view={view} me={me} send={send} onClose={() => setInviting(false)} />}
    </Sheet>
  )
}
