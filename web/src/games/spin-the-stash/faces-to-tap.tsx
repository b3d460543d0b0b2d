import { Avatar } from '../../ui/avatar/avatar.tsx'
import { CHOSEN } from '../../ui/button/button-look.ts'
import { ChosenWord } from '../../ui/button/chosen-word.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'

interface FacesToTapProps extends Pick<ScreenProps<unknown, unknown>, 'players'> {
  readonly label: string
  readonly ids: readonly string[]
  readonly chosen?: string | null
  /** As it is called once it was tapped. */
  readonly chosenWord?: string
  readonly isOff: boolean
  readonly onTap: (id: string) => void
}

/** One of those who are here, by one tap. */
export function FacesToTap({ label, ids, chosen = null, chosenWord, isOff, onTap, players }: FacesToTapProps) {
  return (
    <ul
      aria-label={label}
      className={cx(
        'grid gap-2 short:gap-1.5',
        ids.length % 4 === 0 || ids.length === 7 ? 'grid-cols-4' : 'grid-cols-3',
      )}
    >
      {ids.map((id) => (
        <li key={id} className="flex min-w-0">
          <button
            type="button"
            aria-pressed={chosen === id}
            disabled={isOff || chosen !== null}
            onClick={() => onTap(id)}
            className={cx(
              'lip tappable flex min-h-22 w-full min-w-0 flex-col items-center justify-center gap-1 rounded-control border-3 px-1 py-2 font-semibold short:min-h-20 short:py-1',
              chosen !== null && (chosen === id ? CHOSEN : 'opacity-50'),
            )}
          >
            <Avatar seed={id} size="clamp(2.75rem, 12vw, 4rem)" />
            <Unbroken className="w-full text-center leading-tight">{nameOf(players, id)}</Unbroken>
            {chosen === id && chosenWord !== undefined && <ChosenWord>{chosenWord}</ChosenWord>}
          </button>
        </li>
      ))}
    </ul>
  )
}
