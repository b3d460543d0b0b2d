import type { View } from '@highjinks/games/never-have-i-ever'
import { cx } from '../../../ui/look/cx.ts'
import { BANDS, type BandName } from '../bands.tsx'
import { BAND_WORDS } from '../words.ts'

/** Incognito: one of three words, and nobody learns more. */
export function TvBand({ band, table }: { readonly band: BandName | null; readonly table: View }) {
  if (band === null) {
    return (
      <div role="status" className="grid grow place-content-center gap-2 text-center text-balance">
        <p className="font-display text-7xl font-bold">Sealed.</p>
        <p className="text-3xl font-semibold text-muted">
          Fewer than {table.incognitoNeeds} answered, so there’s no one to hide behind. We show nothing.
        </p>
      </div>
    )
  }
  return (
    <div className="grid grow content-center gap-6 text-center">
      <p role="status" className="animate-pop font-display text-[6.5rem] leading-none font-extrabold text-mark">
        {BAND_WORDS[band]}
      </p>
      <div aria-hidden="true" className="grid grid-cols-3 gap-2">
        {BANDS.map((name) => (
          <span
            key={name}
            className={cx(
              'rounded-full py-2 font-display text-3xl font-bold',
              name === band ? 'bg-mark text-night' : 'bg-leaf-800 text-muted',
            )}
          >
            {name}
          </span>
        ))}
      </div>
      <p className="text-2xl font-semibold text-muted">And that’s all anyone will ever know.</p>
    </div>
  )
}
