import type { ReactNode } from 'react'
import { cx } from '../../ui/look/cx.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { IN_LINE, Numeral, PAPER, ROOM, Words } from './statements.tsx'

/** Below them there is more to read. */
const LETTERS =
  'text-2xl leading-none max-sm:text-[1.375rem] max-sm:leading-none short:text-lg short:leading-none lg:text-4xl low:text-3xl desk:text-3xl desk:leading-none'

interface SideProps {
  readonly place: number
  readonly text: string
  /** Left out on the side that says nothing yet. */
  readonly isLie?: boolean
  readonly children?: ReactNode
}

/** One side of a card: before it turns over, and after. */
export function Side({ place, text, isLie, children }: SideProps) {
  return (
    <div
      className={cx(
        'flex flex-col justify-center rounded-card',
        isLie ? 'border-3 border-ink bg-coral text-ink' : PAPER,
      )}
    >
      <div
        className={cx(
          IN_LINE,
          isLie === undefined ? ROOM : 'px-4 pt-2 pb-1 max-sm:px-3 lg:pt-4 lg:pb-1.5 low:pt-2',
          LETTERS,
        )}
      >
        <Numeral place={place} isLit={isLie !== false} />
        <Words>{text}</Words>
      </div>
      {isLie !== undefined && (
        <div className="flex flex-wrap items-center gap-2 px-4 pt-0.5 pb-3 max-sm:gap-y-1 max-sm:px-3 max-sm:pt-1 max-sm:pb-2 short:pt-0 short:mt-0 short:gap-1 short:pb-1 lg:pb-2">
          <Badge tone={isLie ? 'accent' : 'sky'} className="py-1 text-base short:py-0 short:text-sm">
            {isLie ? 'The lie' : 'True'}
          </Badge>
          {children}
        </div>
      )}
    </div>
  )
}
