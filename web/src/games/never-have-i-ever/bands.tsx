import type { View } from '@highjinks/games/never-have-i-ever'
import { Card } from '../../ui/layout/card.tsx'
import { cx } from '../../ui/look/cx.ts'

type Band = Extract<NonNullable<View['reveal']>, { mode: 'incognito' }>['band']

const BANDS = [
  ['few', 'A few have'],
  ['half', 'About half have'],
  ['most', 'Most of you have'],
] as const

/** Incognito: one of three words, and nobody learns more. */
export function Bands({ band, table }: { readonly band: Band; readonly table: View }) {
  if (band === null) {
    return (
      <Card kind="dashed" role="status" className="grid grow place-content-center text-center">
        <p className="font-display text-3xl font-bold lg:text-5xl">Sealed.</p>
        <p className="mt-2 text-lg text-muted lg:text-2xl">
          Fewer than {table.incognitoNeeds} answered: nobody to hide among, so nothing is shown.
        </p>
      </Card>
    )
  }
  const words = BANDS.find(([name]) => name === band)?.[1]
  return (
    <div className="grid grow content-center gap-6 text-center">
      <p role="status" className="animate-pop font-display text-5xl font-extrabold text-accent lg:text-8xl">
        {words}
      </p>
      <div aria-hidden="true" className="grid grid-cols-3 gap-2">
        {BANDS.map(([name]) => (
          <span
            key={name}
            className={cx(
              'rounded-full py-2 font-display text-xl font-bold lg:text-3xl',
              name === band ? 'bg-accent text-ink' : 'bg-leaf-800 text-muted',
            )}
          >
            {name}
          </span>
        ))}
      </div>
      <p className="text-lg text-muted lg:text-2xl">And that is all anybody will ever know.</p>
    </div>
  )
}
