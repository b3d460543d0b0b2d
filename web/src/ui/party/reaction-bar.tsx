import { cx } from '../look/cx.ts'
import { REACTIONS, type Reaction, ReactionFace } from './reaction-face.tsx'

export interface ReactionBarProps {
  readonly onReact: (reaction: Reaction) => void
  readonly disabled?: boolean
  readonly className?: string
}

const LABELS: Record<Reaction, string> = { laugh: 'Laugh', fire: 'Fire', clap: 'Clap', shock: 'Shock', love: 'Love' }

export function ReactionBar({ onReact, disabled, className }: ReactionBarProps) {
  return (
    <fieldset
      disabled={disabled}
      aria-label="Reactions"
      className={cx('flex justify-center gap-1 rounded-full bg-leaf-900 p-1', className)}
    >
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          aria-label={LABELS[reaction]}
          onClick={() => onReact(reaction)}
          className="grid size-13 place-items-center rounded-full transition-transform duration-150 ease-spring hover:bg-leaf-800 active:scale-80 disabled:opacity-45"
        >
          <ReactionFace reaction={reaction} size={36} />
        </button>
      ))}
    </fieldset>
  )
}
