import type { PlayerId } from '@highjinks/protocol'
import type { Pose } from '../../show/people/poses.ts'
import { Whole } from '../../show/people/whole.tsx'
import { useFace } from '../../ui/avatar/looks.ts'
import { CHOSEN } from '../../ui/button/button-look.ts'
import { ChosenWord } from '../../ui/button/chosen-word.tsx'
import { cx } from '../../ui/look/cx.ts'
import { longestWord } from '../../ui/look/longest-word.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import './people-to-pick.css'

interface PeopleToPickProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players' | 'isBusy'> {
  readonly label: string
  readonly ids: readonly PlayerId[]
  /** Of a vote that may be looked at: who was taken. Left out where a tap ends it. */
  readonly chosen?: PlayerId | null
  /** As it is called on whoever was taken. */
  readonly chosenWord?: string
  readonly onPick: (id: PlayerId) => void
  /** What there is to remember of somebody, below their name. */
  readonly noteOf?: (id: PlayerId) => string | null
  /** What somebody is at, of those who are picked for it. */
  readonly poseOf?: (id: PlayerId) => Pose
}

/** More of them than this stand in several rows, on a long phone, on a small one and on a laptop. */
const ROW = { onLongPhone: 2, onPhone: 3, ofMany: 4, onLaptop: 5 } as const
/** Of more than this a phone has room for two rows and no more. */
const MANY = 6
/** Of so many a long phone has room for two rows of large ones, where there is nothing below them. */
const LARGE = 4
/** A word of more letters has no room below somebody who is one of three in a row. */
const LONG_WORD = 8

type Screens = 'long-phone' | 'phone' | 'small-phone' | 'laptop'
type Columns = Readonly<Record<`--on-${Screens}` | '--rows-on-long-phone', number>>

function columnsFor(count: number, isLarge: boolean, isBeside: boolean): Columns {
  const onPhone = count === LARGE ? 2 : Math.min(count, count > MANY ? ROW.ofMany : ROW.onPhone)
  const onLongPhone = isLarge && count <= LARGE ? Math.min(count, ROW.onLongPhone) : onPhone
  return {
    '--on-long-phone': onLongPhone,
    '--rows-on-long-phone': Math.ceil(count / onLongPhone),
    '--on-phone': onPhone,
    '--on-small-phone': isBeside ? 2 : onPhone,
    '--on-laptop': count > ROW.onLaptop ? Math.ceil(count / 2) : Math.max(count, 2),
  }
}

/** One tap on somebody, who stands there from hat to shoes. */
export function PeopleToPick(props: PeopleToPickProps) {
  const { label, ids, chosen, chosenWord = null, me, players, isBusy, onPick, noteOf, poseOf } = props
  const isOneRow = ids.length <= ROW.onPhone
  const names = ids.map((id) => nameOf(players, id))
  const isNameLong = names.some((name) => name.includes(' '))
  const isBeside = !isOneRow && names.some((name) => longestWord(name) > LONG_WORD)
  return (
    <ul
      aria-label={label}
      className={cx('people-to-pick my-auto grow', isOneRow ? 'short:max-h-54' : 'short:max-h-120')}
      style={columnsFor(ids.length, chosen === undefined, isBeside)}
    >
      {ids.map((id) => (
        <li key={id} className="people-to-pick-place">
          <Person
            id={id}
            name={id === me ? 'Me' : nameOf(players, id)}
            isBusy={isBusy}
            note={noteOf?.(id) ?? null}
            pose={poseOf?.(id) ?? 'waves'}
            isTwoLines={isNameLong && !isBeside && (isOneRow || ids.length > MANY)}
            isBeside={isBeside}
            isSmall={!isOneRow}
            isCrowd={ids.length > MANY}
            isChosen={chosen === undefined ? undefined : chosen === id}
            chosenWord={chosen === id ? chosenWord : null}
            onTap={() => onPick(id)}
          />
        </li>
      ))}
    </ul>
  )
}

interface PersonProps {
  readonly id: PlayerId
  readonly name: string
  readonly note: string | null
  readonly pose: Pose
  readonly isBusy: boolean
  /** On a small phone, so that all of them stand on one line. */
  readonly isTwoLines: boolean
  /** On a small phone the name stands beside them, where it is longer than they are wide. */
  readonly isBeside: boolean
  /** There is more than one row of them. */
  readonly isSmall: boolean
  /** A phone has room for their names alone. */
  readonly isCrowd: boolean
  readonly isChosen: boolean | undefined
  readonly chosenWord: string | null
  readonly onTap: () => void
}

function Person(props: PersonProps) {
  const { id, name, note, pose, isBusy, isTwoLines, isBeside, isSmall, isCrowd, isChosen, chosenWord, onTap } = props
  const face = useFace(id)
  return (
    <button
      type="button"
      disabled={isBusy}
      aria-pressed={isChosen}
      onClick={onTap}
      className={cx(
        'lip flex w-full min-w-0 flex-col items-center gap-1 rounded-card border-4 border-ink px-1 pt-2 pb-1.5 text-ink short:pt-1 short:pb-1 flat:flex-row flat:p-1 [--lip:var(--color-ink)]',
        isBeside && 'short:flex-row short:py-0',
        isChosen ? CHOSEN : 'on-ground',
        isChosen === false && 'disabled:opacity-50',
      )}
      style={{ '--ground': `var(--color-${face.ground})` }}
    >
      <span
        aria-hidden="true"
        className={cx(
          'relative w-full grow flat:min-h-12',
          isSmall ? 'min-h-11 short:min-h-9 desk:min-h-22' : 'min-h-22 short:min-h-11 desk:min-h-54',
          isBeside && 'short:w-10 short:shrink-0 short:grow-0 short:self-stretch',
        )}
      >
        <Whole id={id} pose={pose} />
      </span>
      <Unbroken
        className={cx(
          'w-full text-center font-display leading-tight font-bold',
          isSmall ? 'text-base short:text-sm desk:text-xl' : 'text-lg short:text-base desk:text-2xl',
          isTwoLines && 'short:min-h-[2lh]',
          isBeside && 'short:text-left',
        )}
      >
        {name}
      </Unbroken>
      {chosenWord !== null && (
        <ChosenWord>
          <span className={isCrowd || isBeside ? 'max-sm:sr-only' : undefined}>{chosenWord}</span>
        </ChosenWord>
      )}
      {note !== null && (
        <span
          className={cx(
            // On a small phone, or one on its side, there is room for who it was, not for what they did.
            'line-clamp-3 w-full text-center text-base leading-tight font-semibold text-balance short:hidden flat:hidden desk:line-clamp-6',
            isCrowd && 'max-sm:hidden',
          )}
        >
          {note}
        </span>
      )}
    </button>
  )
}
