import type { PlayerId, PlayerView, SessionView } from '@highjinks/protocol'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { CHOSEN } from '../../ui/button/button-look.ts'
import { ChosenWord } from '../../ui/button/chosen-word.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { FIRST_QUESTION, peopleToBetOn } from './first-bets.ts'

export interface FirstBetSheetProps extends Omit<CandidateProps, 'player'> {
  readonly view: SessionView
  readonly onClose: () => void
}

/** Two rows of equal length, so that no row is left with one. */
const COLUMNS: Readonly<Record<number, string>> = {
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  5: 'grid-cols-3',
  6: 'grid-cols-3',
}

/** Everyone who is here, the player included: one tap is the bet. */
export function FirstBetSheet({ view, onClose, ...rest }: FirstBetSheetProps) {
  const people = peopleToBetOn(view)
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={FIRST_QUESTION}
      description="At the podium we’ll say who was right, but not who was wrong."
    >
      <ul aria-label={FIRST_QUESTION} className={cx('grid gap-2 pb-2', COLUMNS[people.length] ?? 'grid-cols-4')}>
        {people.map((player) => (
          <li key={player.id} className="flex min-w-0">
            <Candidate player={player} {...rest} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

interface CandidateProps {
  readonly player: PlayerView
  readonly me: PlayerId
  readonly chosen: PlayerId | null
  readonly isBusy: boolean
  readonly onBet: (id: PlayerId) => void
}

function Candidate({ player: { id, name }, me, chosen, isBusy, onBet }: CandidateProps) {
  const isChosen = chosen === id
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={isBusy}
      onClick={() => onBet(id)}
      className={cx(
        'lip tappable flex w-full min-w-0 flex-col items-center gap-1 rounded-control border-3 px-1 py-2 text-sm leading-tight font-semibold sm:text-base',
        isChosen && CHOSEN,
      )}
    >
      <Avatar seed={id} size="clamp(2.75rem, 14vw, 4rem)" />
      <Unbroken className="w-full text-center">{id === me ? 'Me' : name}</Unbroken>
      {isChosen && (
        <ChosenWord>
          <span className="max-sm:sr-only">Your bet</span>
        </ChosenWord>
      )}
    </button>
  )
}
