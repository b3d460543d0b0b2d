import type { SessionView } from '@highjinks/protocol'
import type { Sitter } from '../../../stage/sofa/cast.ts'
import { Upper } from '../../../stage/sofa/character.tsx'
import { snacksFor } from '../../../stage/sofa/snacks.tsx'
import { useFace } from '../../../ui/avatar/looks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { cx } from '../../../ui/look/cx.ts'
import { points, signed } from '../../../ui/party/points.ts'
import './people.css'

interface PeopleProps {
  readonly view: SessionView
  readonly me: string | null
  /** What everybody does at this moment, and what they have been paid so far. */
  readonly cast: readonly Sitter[]
  /** Who alone is on turn; null where everybody does the same. */
  readonly onNow: string | null
  readonly onPeople: () => void
}

/** At the left of a laptop: who plays, each with the snacks they have won, and who is still thinking. The best first. */
export function People({ view, me, cast, onNow, onPeople }: PeopleProps) {
  const playing = cast.filter(({ score }) => score !== null)
  const best = Math.max(0, ...playing.map(({ score }) => score ?? 0))
  const rows = playing.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))
  return (
    <section aria-label="People and scores" className="grid content-start gap-3">
      <ol className="grid gap-2" style={{ '--people-count': rows.length }}>
        {rows.map(({ id, name, mood, isStanding, score, gain }) => (
          <li
            key={id}
            data-mood={mood}
            className={cx(
              'flex items-center gap-2 rounded-card border-3 py-1.5 pr-1.5 pl-1.5 max-xl:gap-1.5',
              onNow === id ? 'border-ink bg-cream text-ink' : 'border-transparent bg-leaf-900',
            )}
          >
            <Figure seed={id} mood={mood} isStanding={isStanding} score={score ?? 0} best={best} />
            <p className="min-w-0 grow leading-tight">
              <span className="line-clamp-2 font-display text-lg leading-tight font-bold wrap-break-word max-xl:text-base">
                {name}
              </span>
              <span className="flex flex-wrap items-center gap-x-2 font-display text-2xl leading-tight font-extrabold tabular max-xl:text-lg max-xl:leading-tight">
                {points(score ?? 0)}
                {gain !== null && (
                  <span className="animate-pop rounded-full border-2 border-ink bg-lime px-1.5 text-sm leading-snug text-ink">
                    {signed(gain)}
                  </span>
                )}
              </span>
              <span className="block text-sm text-muted empty:hidden">
                {wordsOf({
                  isMe: id === me,
                  isOnline: view.players.find((player) => player.id === id)?.online ?? true,
                  isOnNow: id === onNow,
                  isThinking: mood === 'busy',
                })}
              </span>
            </p>
          </li>
        ))}
      </ol>
      <Button kind="ghost" className="justify-self-start bg-leaf-900 text-sm" onClick={onPeople}>
        Scores and players
      </Button>
    </section>
  )
}

interface FigureProps extends Pick<Sitter, 'mood' | 'isStanding'> {
  readonly seed: string
  readonly score: number
  readonly best: number
}

/** As they are on the sofa, from the hat to what lies in the lap. */
function Figure({ seed, score, best, ...bearing }: FigureProps) {
  const face = useFace(seed)
  return (
    <span aria-hidden="true" className={cx('people-figure', bearing.mood === 'asleep' && 'grayscale-[0.75]')}>
      <span className="people-breath">
        <Upper face={face} {...bearing} snacks={snacksFor(score, best)} isBest={score > 0 && score === best} />
      </span>
    </span>
  )
}

interface State {
  readonly isMe: boolean
  readonly isOnline: boolean
  readonly isOnNow: boolean
  readonly isThinking: boolean
}

function wordsOf({ isMe, isOnline, isOnNow, isThinking }: State): string {
  const who = isMe ? 'You' : isOnline ? '' : 'Away'
  const what = isOnNow ? 'on now' : isThinking ? 'thinking …' : ''
  return [who, what].filter((word) => word !== '').join(' · ')
}
