import type { PlayerId, SessionView } from '@highjinks/protocol'
import { PeopleToPick } from '../../games/attempt/people-to-pick.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { FIRST_QUESTION, peopleToBetOn } from './first-bets.ts'

export interface FirstBetSheetProps {
  readonly view: SessionView
  readonly me: PlayerId
  readonly chosen: PlayerId | null
  readonly isBusy: boolean
  readonly onBet: (id: PlayerId) => void
  readonly onClose: () => void
}

/** Everybody who is here, oneself too: one tap is the bet. */
export function FirstBetSheet({ view, me, chosen, isBusy, onBet, onClose }: FirstBetSheetProps) {
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={FIRST_QUESTION}
      description="Nobody learns whose bet was whose. At the podium the room hears who was the favorite."
    >
      <PeopleToPick
        label={FIRST_QUESTION}
        ids={peopleToBetOn(view).map(({ id }) => id)}
        players={view.players}
        chosenWord="Your bet"
        onPick={onBet}
        {...{ chosen, me, isBusy }}
      />
    </Sheet>
  )
}
