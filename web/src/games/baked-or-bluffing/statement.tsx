import type { View } from '@highjinks/games/baked-or-bluffing'

type Sentence = NonNullable<View['statement']>

const FILLED =
  'underline decoration-accent decoration-[0.14em] underline-offset-[0.16em] [text-decoration-skip-ink:none]'

/** A player's claim, with the filling underlined. */
export function Statement({ statement: { before, filling, after } }: { readonly statement: Sentence }) {
  return (
    <>
      {before}
      <span className={FILLED}>{filling}</span>
      {after}
    </>
  )
}

/** A fact with its blank. */
export function Blank({ before, after }: Pick<Sentence, 'before' | 'after'>) {
  return (
    <>
      {before}
      <span className="inline-block w-[4.5em] border-b-[0.14em] border-mark">
        <span className="sr-only">blank</span>
      </span>
      {after}
    </>
  )
}

/** The false filling struck out, and the true sentence in full. */
export function Corrected({ statement, truth }: { readonly statement: Sentence; readonly truth: Sentence }) {
  return (
    <>
      {truth.before}
      <del className="decoration-coral decoration-[0.14em] opacity-60">{statement.filling}</del>{' '}
      <ins className={`inline-block animate-pop rounded-lg bg-lime px-1.5 no-underline`}>{truth.filling}</ins>
      {truth.after}
    </>
  )
}
