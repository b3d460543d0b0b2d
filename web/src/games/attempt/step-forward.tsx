import { inTurn } from '../../stage/beats/beats.ts'
import { useStory } from '../../stage/beats/use-story.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { nameOf, type ScreenProps } from '../screen.ts'

interface StepForwardProps extends Pick<ScreenProps<unknown, unknown>, 'players'> {
  readonly label: string
  readonly ids: readonly string[]
}

/** So many stand side by side as if they were no fewer, and no more than that in one row. */
const FEWEST = 3
const ROW = 6

/** On the wall: whom there is to pick from, who step forward one after the other. */
export function StepForward({ label, ids, players }: StepForwardProps) {
  const here = useStory(inTurn('walk', ids.length, { from: 300, every: 400, within: 2400 }))('walk')
  const rows = Math.ceil(ids.length / ROW)
  const share = Math.max(FEWEST, Math.ceil(ids.length / rows))
  return (
    <ul
      aria-label={label}
      className="hidden grow flex-wrap content-center items-center justify-center gap-y-[1vh] stage:flex"
    >
      {ids.map((id, i) => (
        <li
          key={id}
          className={cx(
            'grid min-w-0 justify-items-center gap-[1vh] px-[0.5vw] text-center',
            i < here ? 'animate-drop' : 'invisible',
          )}
          style={{ width: `${Math.floor(100 / share)}%` }}
        >
          <Avatar seed={id} size={`min(${rows === 1 ? 26 : 15}vh, ${56 / share}vw)`} />
          <span className="line-clamp-2 font-display text-2xl leading-tight font-bold wrap-break-word">
            {nameOf(players, id)}
          </span>
        </li>
      ))}
    </ul>
  )
}
