import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { Invite } from './invite.tsx'
import { Roster, type RosterProps } from './roster.tsx'

interface PeopleSheetProps extends RosterProps {
  readonly onClose: () => void
}

/** While a game is on: who is here and how they stand, what one may do about each, and the way in for latecomers. */
export function PeopleSheet({ onClose, ...roster }: PeopleSheetProps) {
  return (
    <Sheet open onOpenChange={onClose} title="Scores and players">
      <Roster {...roster} />
      <Invite code={roster.view.session.code} />
    </Sheet>
  )
}
