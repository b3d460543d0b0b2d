import { GroupPhoto } from '../../show/people/group-photo.tsx'
import { PHOTO } from '../../show/people/seat-people.ts'
import { cx } from '../../ui/look/cx.ts'
import type { Poster } from './poster.ts'

interface PolaroidProps {
  readonly poster: Poster
  /** Just taken: it comes out and develops. */
  readonly isFresh: boolean
  /** Too narrow on a TV for the quote, so the day is below it. */
  readonly isSmall?: boolean
}

/** The picture of the night: everyone on the sofa, with the quote in handwriting below. */
export function Polaroid({ poster, isFresh, isSmall = false }: PolaroidProps) {
  const { people, line, title, date } = poster
  const winners = people.filter(({ place }) => place === 1).map(({ name }) => name)
  return (
    <figure
      className={cx(
        '@container mx-auto w-full max-w-lg -rotate-2 rounded-lg bg-cream p-3 pb-4 text-ink shadow-[0_0.75rem_2rem_rgb(0_0_0/0.35)] tv:max-w-none',
        isSmall ? 'tv:p-3' : 'tv:p-6',
        isFresh && 'animate-print',
      )}
    >
      <div className="relative overflow-hidden rounded-sm">
        <svg
          viewBox={`0 0 ${PHOTO.width} ${PHOTO.height}`}
          role="img"
          aria-label={`Everyone on the couch, ${new Intl.ListFormat('en').format(winners)} on top`}
          className="block w-full"
        >
          <GroupPhoto people={people} isInTurn />
        </svg>
        {isFresh && <div aria-hidden="true" className="absolute inset-0 animate-develop bg-ink" />}
      </div>
      <figcaption
        className={cx(
          'px-2 pt-3 text-center font-handwritten text-2xl leading-tight text-balance wrap-break-word',
          isSmall ? 'tv:px-0 tv:text-[1.65rem]' : 'tv:text-[clamp(max(1.75rem,var(--least)),7cqi,2.7rem)]',
        )}
      >
        {isSmall ? (
          date
        ) : line ? (
          <>
            “{line.text}”
            <span className="block text-lg text-ink-soft tv:text-[max(1.75rem,var(--least))]">{line.by}</span>
          </>
        ) : (
          `${title}, ${date}`
        )}
      </figcaption>
    </figure>
  )
}
