import { Upper } from '../../show/people/character.tsx'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { useFace } from '../../ui/avatar/looks.ts'
import { cx } from '../../ui/look/cx.ts'
import { nameOf } from '../screen.ts'
import type { PartProps, PointView } from './part.ts'

interface DockProps extends Pick<PartProps<PointView>, 'view' | 'players'> {
  /** Where there is something to press below it. */
  readonly isLow: boolean
}

/** On a phone: whoever has the floor at their rail, and on it those who pointed at them. */
export function Dock({ view, players, isLow }: DockProps) {
  const { fingers, plea } = view
  const pleaders = plea.speaker === null ? [] : [plea.speaker]
  return (
    <div className="flex w-full items-end justify-center gap-2 sm:hidden">
      {pleaders.map((id) => {
        const accusers = players.filter((one) => fingers?.[one.id] === id)
        return (
          <div key={id} className="flex min-w-0 animate-pop flex-col items-center">
            <Accused id={id} size={isLow ? 'low' : 'alone'} />
            <ul
              aria-label={`Point at ${nameOf(players, id)}`}
              className="flex min-h-11 w-full flex-wrap items-center justify-center gap-0.5 rounded-t-xl rounded-b-md border-4 border-ink bg-(--soil) p-1 short:min-h-9"
            >
              {accusers.map((by) => (
                <li key={by.id} className="flex">
                  <Avatar seed={by.id} size="1.75rem" label={nameOf(players, by.id)} className="short:size-6" />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </div>
  )
}

const WIDTHS = {
  low: 'w-[clamp(4.25rem,85dvh-34.8rem,10.2rem)]',
  alone: 'w-[clamp(4.25rem,28dvh-3.6rem,12.5rem)]',
} as const

interface AccusedProps {
  readonly id: string
  readonly size: keyof typeof WIDTHS
}

function Accused({ id, size }: AccusedProps) {
  const face = useFace(id)
  return (
    <span aria-hidden="true" className={cx('block aspect-[140/165] max-w-full overflow-hidden', WIDTHS[size])}>
      <span className="relative block aspect-[140/220] w-full">
        <Upper face={face} mood="shrugs" isStanding={false} snacks={null} />
      </span>
    </span>
  )
}
