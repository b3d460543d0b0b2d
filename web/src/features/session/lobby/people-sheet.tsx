import { Button } from '../../../ui/button/button.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { Invite } from './invite.tsx'
import { Roster, type RosterProps } from './roster.tsx'

interface PeopleSheetProps extends RosterProps {
  /** With what is on the table at this moment. */
  readonly onReportText: () => void
  readonly onClose: () => void
}

/** While a game is on: who is here and how they stand, what one may do about each, and the way in for latecomers. */
export function PeopleSheet({ onReportText, onClose, ...roster }: PeopleSheetProps) {
  return (
    <Sheet open onOpenChange={onClose} title="Scores and players">
      <Roster {...roster} />
      <Invite code={roster.view.session.code} />
      <Button kind="ghost" onClick={onReportText}>
        Report a text on the table
      </Button>
    </Sheet>
  )
}
