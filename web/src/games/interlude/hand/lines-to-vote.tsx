import { CHOSEN } from '../../../ui/button/button-look.ts'
import { ChosenWord } from '../../../ui/button/chosen-word.tsx'
import { cx } from '../../../ui/look/cx.ts'
import { Badge } from '../../../ui/status/badge.tsx'
import type { Tap } from '../../table/ask.ts'
import { useBoardSpot } from '../../table/board-spot.ts'
import type { WritingView } from '../interlude-props.ts'

type Line = WritingView['lines'][number]

/** More of them don't fit one above the other on any small phone. */
const FEW = 4

/** Returns the layout. A small phone with a ghost below, or one on its side, has no height even for a few. */
function looksOf({ length }: readonly Line[]): { readonly rows: string; readonly line: string } {
  const isFull = length > FEW
  return {
    rows: cx('flat:grid-cols-2 flat:gap-2 short:gap-1.5 short:haunted:gap-1', isFull && 'short:grid-cols-2 short:pb-1'),
    line: cx(
      'flex min-h-14 w-full items-center justify-between gap-3 rounded-card border-3 px-4 py-2 text-left font-handwritten text-2xl leading-none wrap-break-word',
      'max-sm:haunted:min-h-12 max-sm:haunted:py-1 max-sm:haunted:text-xl max-sm:haunted:leading-none',
      'flat:min-h-11 flat:py-1 flat:text-xl flat:leading-none',
      'short:min-h-12 short:py-1 short:leading-none short:haunted:min-h-10 short:haunted:py-0.5 short:haunted:text-lg short:haunted:leading-none',
      isFull ? 'short:flex-wrap short:gap-y-0 short:px-2.5 short:text-lg' : 'short:text-xl',
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
        'grid gap-2.5 outline-none',
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
                'lip tall:not-haunted:text-[1.75rem]',
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
