import { CHOSEN } from '../../../ui/button/button-look.ts'
import { ChosenWord } from '../../../ui/button/chosen-word.tsx'
import { cx } from '../../../ui/look/cx.ts'
import { Badge } from '../../../ui/status/badge.tsx'
import { FEW } from '../../attempt/in-columns.ts'
import type { Tap } from '../../table/ask.ts'
import { useBoardSpot } from '../../table/board-spot.ts'
import type { WritingView } from '../interlude-props.ts'

type Line = WritingView['lines'][number]

/** Returns the layout. A small phone with a ghost below, or one on its side, has no height even for a few. */
function looksOf({ length }: readonly Line[]): { readonly rows: string; readonly line: string } {
  const isFull = length > FEW
  return {
    rows: cx('flat:grid-cols-2 flat:gap-2', isFull && 'max-sm:gap-1.5 short:grid-cols-2'),
    line: cx(
      'flex min-h-key w-full items-center justify-between gap-3 rounded-card border-3 px-4 py-1 text-left font-handwritten text-2xl leading-none wrap-break-word',
      'max-sm:ghost:min-h-tap max-sm:ghost:py-0.5 max-sm:ghost:text-lg max-sm:ghost:leading-none',
      'flat:min-h-tap flat:py-1 flat:text-xl flat:leading-none',
      isFull && 'max-sm:gap-y-0 max-sm:px-2.5 max-sm:text-lg max-sm:leading-none short:flex-wrap',
    ),
  }
}

interface LinesToVoteProps {
  readonly lines: readonly Line[]
  /** The line that this seat wrote. */
  readonly own: string | null
  /** Null for people who can't vote or guess. */
  readonly tap: Tap | null
}

/** Every line, with a tap for the best one. */
export function LinesToVote({ lines, own, tap }: LinesToVoteProps) {
  const looks = looksOf(lines)
  return (
    <ul
      aria-label="Lines"
      {...useBoardSpot()}
      className={cx(
        'grid gap-2 outline-none max-sm:ghost:gap-1',
        tap && 'pb-3 max-sm:max-h-140 max-sm:grow lg:grid-cols-2 laptop:grid-cols-1',
        looks.rows,
      )}
    >
      {lines.map(({ id, text }) => (
        <li key={id} className="flex">
          {tap && id !== own ? (
            <button
              type="button"
              aria-pressed={tap.chosen === id}
              disabled={tap.isLocked || tap.isBusy}
              onClick={() => tap.pick(id)}
              className={cx(
                looks.line,
                'lip',
                tap.chosen === id ? CHOSEN : 'tappable',
                tap.isLocked && tap.chosen !== id && 'opacity-50',
              )}
            >
              {text}
              {tap.chosen === id && <ChosenWord>{tap.mark}</ChosenWord>}
            </button>
          ) : (
            <p
              className={cx(looks.line, 'border-leaf-700', tap ? 'bg-leaf-900 text-muted' : 'animate-rise bg-leaf-800')}
            >
              {text} {id === own && <Badge>Yours</Badge>}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
