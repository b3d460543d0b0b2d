import { Card } from '../../ui/layout/card.tsx'
import { cx } from '../../ui/look/cx.ts'
import type { PartProps } from './part.ts'
import { BAND_WORDS } from './words.ts'

export const BANDS = ['few', 'half', 'most'] as const
export type BandName = (typeof BANDS)[number]

/** Incognito: one of three words, and nobody learns more. */
export function Band({ band, table }: Pick<PartProps, 'table'> & { readonly band: BandName | null }) {
  if (band === null) {
    return (
      <Card kind="dashed" role="status" className="grid grow place-content-center text-center">
        <p className="font-display text-3xl font-bold lg:text-5xl">Sealed.</p>
        <p className="mt-2 text-lg text-muted lg:text-2xl">
          Fewer than {table.incognitoNeeds} answered, so there’s no one to hide behind. We show nothing.
        </p>
      </Card>
    )
  }
  return (
    <div className="grid grow content-center gap-6 text-center short:gap-3">
      <p role="status" className="animate-pop font-display text-5xl font-extrabold text-mark lg:text-8xl">
        {BAND_WORDS[band]}
      </p>
      <div aria-hidden="true" className="grid grid-cols-3 gap-2">
        {BANDS.map((name) => (
          <span
            key={name}
            className={cx(
              'rounded-full py-2 font-display text-xl font-bold lg:text-3xl',
              name === band ? 'bg-mark text-night' : 'bg-leaf-800 text-muted',
            )}
          >
            {name}
          </span>
        ))}
      </div>
      <p className="text-lg text-muted lg:text-2xl">And that’s all anyone will ever know.</p>
    </div>
  )
}
