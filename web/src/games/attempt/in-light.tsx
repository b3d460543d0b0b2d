import { use } from 'react'
import { FigureGap } from '../../show/people/hero-gap.tsx'
import { PoseContext } from '../../show/people/pose-context.ts'
import { Whole } from '../../show/people/whole.tsx'
import { Later } from '../../ui/layout/later.tsx'

/**
 * On a phone the person stands whole in the light, as large as the rest allows; their other drawings are
 * `max-sm:hidden`. Inside a column it takes the height that is left, `--light` at least.
 */
export function InLight({ id }: { readonly id: string }) {
  return (
    <span
      aria-hidden="true"
      className="relative mt-5 mb-3 hidden max-h-96 min-h-(--light,12dvh) w-full grow basis-0 animate-pop max-sm:block"
    >
      <Lit id={id} />
    </span>
  )
}

/** The same on a phone in the room between a card and the buttons, if there's any. */
export function LitBetween({ id, isApart = false }: { readonly id: string; readonly isApart?: boolean }) {
  return (
    <FigureGap isApart={isApart}>
      <Lit id={id} />
    </FigureGap>
  )
}

function Lit({ id }: { readonly id: string }) {
  return (
    <Later>
      <svg viewBox="0 0 140 220" className="absolute inset-0 size-full overflow-visible">
        <path d="M54-14h32l52 224H2Z" fill="var(--color-leaf-800)" opacity="0.7" />
        <ellipse cx="70" cy="213" rx="68" ry="12" fill="var(--color-leaf-700)" />
        <ellipse
          cx="70"
          cy="209"
          rx="68"
          ry="12"
          fill="var(--color-leaf-800)"
          stroke="var(--color-ink)"
          strokeWidth="3"
        />
      </svg>
      <Whole id={id} pose={use(PoseContext)} />
    </Later>
  )
}
