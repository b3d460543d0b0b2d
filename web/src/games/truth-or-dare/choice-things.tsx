import type { ReactNode } from 'react'
import { Leaf } from '../../show/scenery/piece.tsx'

/** The drawing of each choice in the style of the covers, in a square of 100; see `ThemeDrawing`. */
export const CHOICE_THINGS: Readonly<Record<'truth' | 'dare' | 'surprise', ReactNode>> = {
  // The truth, with a halo.
  truth: (
    <>
      <ellipse cx="50" cy="12" rx="23" ry="7" stroke="var(--color-ink)" strokeWidth="11" />
      <ellipse cx="50" cy="12" rx="23" ry="7" stroke="var(--color-amber)" strokeWidth="4" />
      <path
        d="M16 28h68c6 0 10 4 10 10v30c0 6-4 10-10 10H54L36 95l1-17H16c-6 0-10-4-10-10V38c0-6 4-10 10-10Z"
        fill="var(--color-cream)"
      />
      <g fill="var(--color-ink)" stroke="none">
        <circle cx="36" cy="48" r="5" />
        <circle cx="64" cy="48" r="5" />
      </g>
      <path d="M37 60c8 8 18 8 26 0" />
    </>
  ),
  // Has had a worse idea.
  dare: (
    <>
      <path
        d="M53 4c0 18 31 29 31 58 0 21-14 34-34 34S16 82 16 62c0-13 7-21 13-27 1 8 4 13 9 14-1-16 3-32 15-45Z"
        fill="var(--color-amber)"
      />
      <path
        d="M50 94c-13 0-22-8-22-20 0-10 9-15 21-27 13 12 23 17 23 27 0 12-9 20-22 20Z"
        fill="var(--color-cream)"
        strokeWidth="4"
      />
      <g fill="var(--color-ink)" stroke="none">
        <circle cx="42" cy="70" r="4.5" />
        <circle cx="59" cy="70" r="4.5" />
      </g>
      <path d="m35 60 10 4M66 60l-10 4" strokeWidth="4" />
      <path d="M40 81c7 5 15 4 21-4" strokeWidth="4" />
    </>
  ),
  // Something looks out of it.
  surprise: (
    <>
      <path d="M14 50h72v38c0 4-3 7-7 7H21c-4 0-7-3-7-7Z" fill="var(--color-lilac)" />
      <path d="M14 50 20 36h60l6 14Z" fill="var(--color-ink)" />
      <circle cx="40" cy="44" r="5" fill="var(--color-cream)" stroke="none" />
      <circle cx="58" cy="44" r="5" fill="var(--color-cream)" stroke="none" />
      <path d="M44 52h14v42H44Z" fill="var(--color-cream)" strokeWidth="4" />
      <path d="m6 30 82-18 4 17-82 18Z" fill="var(--color-lilac)" />
      <Leaf x={47} y={19} turn={-12} scale={0.34} />
    </>
  ),
}
