import type { PlayerId } from '@highjinks/protocol'
import type { ComponentProps } from 'react'
import type { Pose } from '../../show/people/poses.ts'
import { Whole } from '../../show/people/whole.tsx'
import { useAskSpot } from '../../ui/announcer/ask-spot.tsx'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { useFace } from '../../ui/avatar/looks.ts'
import { CHOSEN } from '../../ui/button/button-look.ts'
import { ChosenWord } from '../../ui/button/chosen-word.tsx'
import { cx } from '../../ui/look/cx.ts'
import { longestWord } from '../../ui/look/longest-word.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { FEW } from './in-columns.ts'
import './people-to-pick.css'
import './sentences-to-pick.css'

interface PeopleToPickProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players' | 'isBusy'> {
  readonly label: string
  readonly ids: readonly PlayerId[]
  /** The choice so far, if the vote stays on screen. Left out if one tap ends the vote. */
  readonly chosen?: PlayerId | null
  /** The label on the chosen person. */
  readonly chosenWord?: string
  readonly onPick: (id: PlayerId) => void
  /** Returns the sentence to vote on, shown with the name. It's never cut off, on any screen. */
  readonly noteOf?: (id: PlayerId) => string | null
  /** Returns the pose of each candidate. */
  readonly poseOf?: (id: PlayerId) => Pose
}

/** The most people in a row, unless that would take more than two rows. */
const ROW = { onLongPhone: 2, onPhone: 3, onLaptop: 5 } as const
/** A longer word doesn't fit below a figure when there are three in a row. */
const LONG_WORD = 8

type Screens = 'long-phone' | 'phone' | 'small-phone' | 'laptop'
type Columns = Readonly<Record<`--on-${Screens}` | '--rows-on-long-phone', number>>

function columnsFor(count: number, isLarge: boolean, isBeside: boolean): Columns {
  const onPhone = columnsOf(count, ROW.onPhone)
  const onLongPhone = isLarge ? columnsOf(count, ROW.onLongPhone) : onPhone
  return {
    '--on-long-phone': onLongPhone,
    '--rows-on-long-phone': Math.ceil(count / onLongPhone),
    '--on-phone': onPhone,
    '--on-small-phone': isBeside ? 2 : onPhone,
    '--on-laptop': Math.max(2, columnsOf(count, ROW.onLaptop)),
  }
}

/** Fills one row, or two evenly. */
function columnsOf(count: number, row: number): number {
  return Math.ceil(count / Math.min(2, Math.ceil(count / row)))
}

/** Shows people from hat to shoes; one tap picks one. */
export function PeopleToPick(props: PeopleToPickProps) {
  const { label, ids, chosen, chosenWord = null, me, players, isBusy, onPick, noteOf, poseOf } = props
  const isOneRow = ids.length <= ROW.onPhone
  const names = ids.map((id) => nameOf(players, id))
  const isBeside = !isOneRow && names.some((name) => longestWord(name) > LONG_WORD)
  const spot = useAskSpot(noteOf || chosen ? null : label)
  if (noteOf) return <SentencesToPick {...props} noteOf={noteOf} />
  return (
    <ul
      {...spot}
      aria-label={label}
      className={cx('people-to-pick my-auto grow outline-none', isOneRow ? 'short:max-h-54' : 'short:max-h-120')}
      style={columnsFor(ids.length, chosen === undefined, isBeside)}
    >
      {ids.map((id) => (
        <li key={id} className="people-to-pick-place">
          <Person
            id={id}
            name={id === me ? 'Me' : nameOf(players, id)}
            isBusy={isBusy}
            pose={poseOf?.(id) ?? 'waves'}
            isBeside={isBeside}
            isSmall={!isOneRow}
            isCrowd={columnsOf(ids.length, ROW.onPhone) > ROW.onPhone}
            isChosen={chosen === undefined ? undefined : chosen === id}
            chosenWord={chosen === id ? chosenWord : null}
            onTap={() => onPick(id)}
          />
        </li>
      ))}
    </ul>
  )
}

interface SentencesProps extends PeopleToPickProps {
  readonly noteOf: (id: PlayerId) => string | null
}

/** The same for votes on sentences: rows that scroll on a phone, and cards as tall as their sentences. */
function SentencesToPick(props: SentencesProps) {
  const { label, ids, chosen, chosenWord, me, players, isBusy, onPick, noteOf, poseOf } = props
  const isFigures = ids.length <= FEW
  return (
    <ul
      {...useAskSpot(chosen ? null : label)}
      aria-label={label}
      data-scrolls
      className="sentences-to-pick outline-none"
      style={{ '--on-laptop': isFigures ? Math.max(ids.length, 2) : 2 }}
    >
      {ids.map((id) => (
        <li key={id} className="flex min-w-0">
          <SentenceButton
            id={id}
            isChosen={chosen === undefined ? undefined : chosen === id}
            disabled={isBusy}
            onClick={() => onPick(id)}
            className={isFigures ? 'laptop:flex-col laptop:text-center' : undefined}
          >
            {isFigures && (
              <span aria-hidden="true" className="relative hidden w-full grow laptop:block laptop:min-h-54">
                <Whole id={id} pose={poseOf?.(id) ?? 'waves'} />
              </span>
            )}
            <Avatar seed={id} size="2.75rem" className={cx('shrink-0', isFigures && 'laptop:hidden')} />
            <span className="w-full min-w-0 grow">
              <Unbroken className="font-display text-lg leading-tight font-bold laptop:text-2xl">
                {id === me ? 'Me' : nameOf(players, id)}
              </Unbroken>
              <span className="block text-base leading-tight font-semibold wrap-anywhere laptop:text-lg laptop:leading-tight">
                {noteOf(id)}
              </span>
            </span>
            {chosen === id && chosenWord && <ChosenWord>{chosenWord}</ChosenWord>}
          </SentenceButton>
        </li>
      ))}
    </ul>
  )
}

interface SentenceButtonProps extends Pick<ComponentProps<'button'>, 'disabled' | 'onClick' | 'children'> {
  readonly id: PlayerId
  readonly isChosen: boolean | undefined
  readonly className: string | undefined
}

function SentenceButton({ id, isChosen, className, ...rest }: SentenceButtonProps) {
  const face = useFace(id)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={cx(
        'lip flex w-full min-w-0 items-center gap-3 rounded-card border-4 border-ink px-2.5 py-1.5 text-left text-ink [--lip:var(--color-ink)]',
        isChosen ? CHOSEN : 'on-ground',
        isChosen === false && 'disabled:opacity-50',
        className,
      )}
      style={{ '--ground': `var(--color-${face.ground})` }}
      {...rest}
    />
  )
}

interface PersonProps {
  readonly id: PlayerId
  readonly name: string
  readonly pose: Pose
  readonly isBusy: boolean
  /** On a small phone, a name that is wider than the figure goes beside it. */
  readonly isBeside: boolean
  /** There's more than one row. */
  readonly isSmall: boolean
  /** A phone only has room for their names. */
  readonly isCrowd: boolean
  readonly isChosen: boolean | undefined
  readonly chosenWord: string | null
  readonly onTap: () => void
}

function Person(props: PersonProps) {
  const { id, name, pose, isBusy, isBeside, isSmall, isCrowd, isChosen, chosenWord, onTap } = props
  const face = useFace(id)
  return (
    <button
      type="button"
      disabled={isBusy}
      aria-pressed={isChosen}
      onClick={onTap}
      className={cx(
        'lip flex w-full min-w-0 flex-col items-center gap-1 rounded-card border-4 border-ink px-1 pt-2 pb-1.5 text-ink flat:flex-row flat:p-1 [--lip:var(--color-ink)]',
        isBeside && 'short:flex-row',
        isChosen ? CHOSEN : 'on-ground',
        isChosen === false && 'disabled:opacity-50',
      )}
      style={{ '--ground': `var(--color-${face.ground})` }}
    >
      <span
        aria-hidden="true"
        className={cx(
          'relative w-full grow flat:min-h-12',
          isSmall ? 'min-h-9 laptop:min-h-22' : 'min-h-22 laptop:min-h-54',
          isBeside && 'short:w-10 short:shrink-0 short:grow-0 short:self-stretch',
        )}
      >
        <Whole id={id} pose={pose} />
      </span>
      <Unbroken
        className={cx(
          'w-full text-center font-display leading-tight font-bold',
          isSmall ? 'text-base laptop:text-xl' : 'text-lg laptop:text-2xl',
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
    </button>
  )
}
