import { Check, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../ui/look/cx.ts'

/** `shown`: open to others; `closed`: not yet, or no longer; `left`: another one was chosen; `marked`: act this one; `acted`: that was one. */
export type SceneLook = 'open' | 'shown' | 'closed' | 'chosen' | 'left' | 'struck' | 'marked' | 'acted'

interface SceneRowProps {
  /** What it says. */
  readonly children: ReactNode
  readonly look: SceneLook
  /** Null where there is nothing to tap: for the actor, and on the TV. */
  readonly onChoose: (() => void) | null
}

const LOOKS: Readonly<Record<SceneLook, string>> = {
  open: 'lip tappable',
  shown: 'paper border-ink',
  closed: 'border-leaf-700 bg-leaf-800',
  chosen: 'border-ink bg-lime text-ink',
  left: 'border-leaf-700 bg-leaf-900 text-muted',
  struck: 'border-leaf-700 bg-transparent text-muted',
  marked: 'paper animate-pop border-ink bg-cream text-ink',
  acted: 'border-leaf-700 bg-leaf-900 text-muted',
}

const SHAPE =
  'relative flex min-h-13 w-full items-center justify-between gap-x-3 rounded-card border-3 px-4 py-1 text-left font-display text-lg leading-tight font-bold text-balance tall:min-h-[6.4dvh] tall:text-xl tall:leading-tight short:min-h-18 short:flex-wrap short:px-3 short:text-base short:leading-tight flat:min-h-12 laptop:min-h-16 laptop:py-0 lg:text-2xl desk:min-h-20 desk:rounded-[1.5rem] desk:border-4'

/** One scene of the board. It stays where it is for the whole run, whatever becomes of it. */
export function SceneRow({ children, look, onChoose }: SceneRowProps) {
  const body = (
    <>
      {look === 'struck' ? <s className="grow">{children}</s> : <span className="grow">{children}</span>}
      {look === 'chosen' && (
        <span className="flex shrink-0 items-center gap-1 text-sm">
          <Lock aria-hidden="true" className="size-4" /> Yours
        </span>
      )}
      {look === 'marked' && (
        <span className="shrink-0 rounded-full bg-ink px-3 py-1 text-base text-accent short:px-2 short:py-0 short:text-sm">
          This one
        </span>
      )}
      {look === 'struck' && (
        <>
          <Check aria-hidden="true" className="size-5 shrink-0" />
          <span className="sr-only">, solved</span>
        </>
      )}
      {look === 'acted' && <span className="shrink-0 text-sm">Nobody saw it</span>}
    </>
  )
  if (!onChoose) return <div className={cx(SHAPE, LOOKS[look])}>{body}</div>
  return (
    <button
      type="button"
      disabled={look !== 'open'}
      aria-pressed={look === 'chosen'}
      onClick={onChoose}
      className={cx(SHAPE, LOOKS[look])}
    >
      {body}
    </button>
  )
}
