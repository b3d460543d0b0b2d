import type { PlayerView } from '@highjinks/protocol'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { nameOf } from '../screen.ts'
import type { GuessGroup } from './reveal-story.ts'

interface GuessesProps {
  readonly groups: readonly GuessGroup[]
  readonly gains: Readonly<Record<string, number>>
  readonly players: readonly PlayerView[]
  /** So many of them have dropped. */
  readonly dropped: number
  readonly isOut: boolean
  /** How many could have guessed. */
  readonly asked: number
  /** Whether all that was gained was gained by guessing the number. */
  readonly isPaid: boolean
}

/** On a wall: the faces drop onto the numbers they guessed, then the right one lights up and pays. */
export function Guesses({ groups, gains, players, dropped, isOut, asked, isPaid }: GuessesProps) {
  const isNobodys = groups.every(({ isRight, ids }) => !isRight && (!isPaid || ids.every((id) => !gains[id])))
  const [only] = groups
  const isOfOneMind = groups.length === 1 && only?.ids.length === asked
  return (
    <div className="hidden flex-wrap items-center justify-center gap-3 stage:flex">
      {!isOfOneMind && (
        <p aria-hidden="true" className="text-2xl font-bold">
          You guessed
        </p>
      )}
      <ul aria-label="What everybody guessed" className="contents">
        {groups.map(({ words, ids, isRight }, i) => (
          <li
            key={words}
            className={cx(
              'flex items-center gap-3 rounded-full border-4 px-4 py-0.5',
              i >= dropped && 'invisible animate-none!',
              isOut && isRight
                ? 'animate-beat border-ink bg-lime text-ink'
                : 'animate-drop border-leaf-500 bg-leaf-800',
            )}
          >
            <span className="font-display text-3xl font-extrabold tabular">
              <span className={cx(!isOfOneMind && 'sr-only')}>{isOfOneMind ? 'Everyone guessed' : 'guessed'} </span>
              {words}
            </span>
            {byGain(ids, gains).map(([gain, some]) => (
              <span key={gain} className="flex items-center gap-1">
                {some.map((id) => (
                  <span key={id} className="flex">
                    <Avatar seed={id} size="3rem" />
                    <span className="sr-only">{nameOf(players, id)} </span>
                  </span>
                ))}
                {isPaid && isOut && gain > 0 && (
                  <Badge className="animate-slam border-2 border-ink bg-cream! text-ink! stage:text-xl">+{gain}</Badge>
                )}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {isOut && isNobodys && (
        <p className="animate-rise text-3xl font-bold">{isOfOneMind ? 'Wrong.' : 'Nobody saw that coming.'}</p>
      )}
    </div>
  )
}

/** One number may pay its guessers differently: whoever has counts themselves. */
function byGain(ids: readonly string[], gains: GuessesProps['gains']) {
  const gainOf = (id: string) => gains[id] ?? 0
  return [...new Set(ids.map(gainOf))].map((gain) => [gain, ids.filter((id) => gainOf(id) === gain)] as const)
}
