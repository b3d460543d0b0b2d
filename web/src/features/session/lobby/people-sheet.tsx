import { Button } from '../../../ui/button/button.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { powersOf } from '../chair.ts'
import { DoorSwitch } from './door-switch.tsx'
import { Invite } from './invite.tsx'
import { Roster, type RosterProps } from './roster.tsx'

interface PeopleSheetProps extends RosterProps {
  /** With what is on the table at this moment. */
  readonly onReportText: () => void
  /** The host's, while a game is on. */
  readonly onStop: () => void
  readonly onClose: () => void
}

/** While a game is on: who is here and how they stand, what one may do about each, and the way in for latecomers. */
export function PeopleSheet({ onReportText, onStop, onClose, ...roster }: PeopleSheetProps) {
  const { view, me, send } = roster
  const { isHost } = powersOf(view, me)
  return (
    <Sheet open onOpenChange={onClose} title="Scores and players">
      <Roster {...roster} />
      <Invite code={view.session.code} />
      <DoorSwitch view={view} isHost={isHost} send={send} />
      {isHost && view.session.status !== 'over' && (
        <Button kind="secondary" onClick={onStop}>
          Stop this game
        </Button>
      )}
      <Button kind="ghost" onClick={onReportText}>
        Report a text on the table
      </Button>
    </Sheet>
  )
}
