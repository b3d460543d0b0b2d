import type { ScreenProps } from '../screen.ts'
import { type AttemptView, namesOf } from './attempt.ts'
import { skipWords } from './skip-words.ts'
import './skip.css'

interface SkipProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'>, Pick<AttemptView, 'performers'> {
  /** What they did not care for. */
  readonly card: string | null
}

/** A pass is no event: the card folds itself and flies off, and one sentence says that nothing is lost. */
export function Skip({ performers, card, me, players }: SkipProps) {
  // Whoever skipped has read that above.
  const isOwn = me !== null && performers.includes(me)
  return (
    <div
      role="status"
      data-ruling="skipped"
      className="grid justify-items-center gap-2 py-1 text-center short:gap-0.5 stage:flex stage:min-h-0 stage:grow stage:flex-col stage:items-center stage:gap-2"
    >
      <PaperPlane />
      {!isOwn && performers.length > 0 && (
        <p className="animate-pop font-display text-2xl leading-tight font-extrabold text-balance short:text-xl lg:text-4xl stage:text-5xl">
          {skipWords(namesOf(performers, { me, players }), card)}
        </p>
      )}
      <p className="rounded-full border-3 border-ink bg-sky px-4 py-0.5 font-display text-base leading-tight font-bold text-ink short:text-sm lg:text-xl stage:text-3xl">
        Skipped: it costs nothing.
      </p>
    </div>
  )
}

const COUNT = 20

/** Along a path that crosses itself once, closer where it turns; each dot comes when the plane has passed. */
const DOTS = Array.from({ length: COUNT }, (_, i) => {
  const way = i / (COUNT - 1)
  const t = way - 0.07 * Math.sin(2 * Math.PI * way)
  const turn = 2 * Math.PI * t
  return {
    id: `dot ${i}`,
    x: (24 + 270 * t + 100 * Math.sin(turn)).toFixed(1),
    y: (138 - 66 * t - 40 * (1 - Math.cos(turn))).toFixed(1),
    late: `${420 + Math.round(900 * t)}ms`,
  }
})

function PaperPlane() {
  return (
    <svg aria-hidden="true" viewBox="0 0 430 165" className="skip-gag">
      {DOTS.map(({ id, x, y, late }) => (
        <circle
          key={id}
          cx={x}
          cy={y}
          r="4.5"
          fill="var(--color-ink)"
          className="skip-dot halts"
          style={{ animationDelay: late }}
        />
      ))}
      <g stroke="var(--color-ink)" strokeWidth="6" strokeLinejoin="round">
        <g className="skip-sheet halts">
          <rect x="6" y="96" width="88" height="60" rx="9" fill="var(--color-cream)" />
          <path d="M24 116h52M24 134h34" strokeLinecap="round" />
        </g>
        <g className="skip-plane halts">
          <path d="M420 38 308 12l42 44Z" fill="var(--color-cream)" />
          <path d="m420 38-70 18 4 44Z" fill="var(--color-sky)" />
          <path d="m420 38-54 38 14 36Z" fill="var(--color-cream)" />
        </g>
      </g>
    </svg>
  )
}
