import { rulesInBrief } from '@highjinks/games/rules-in-brief'
import { Coins, Drama, Users } from 'lucide-react'
import { cx } from '../../ui/look/cx.ts'

interface RulesInBriefProps {
  readonly slug: string
  readonly className?: string
  /** Held up one after the other, on boards. */
  readonly areSigns?: boolean
}

/** The player's part, the others' part, and the points: every game explains itself in this order. */
export const RULE_PICTURES = [Drama, Users, Coins] as const

/** Each at a slight angle, like a sign someone holds up. */
const SIGN =
  'animate-pop rounded-control border-3 border-ink bg-cream py-2 pr-4 pl-2.5 text-ink shadow-[0_0.25rem_0_var(--color-ink)] odd:-rotate-1 even:rotate-1 lg:py-3 lg:text-xl'
/** One after the other. */
export const RULE_MS = 130

/** The game in three lines, for people who have never played it and people who never listen. */
export function RulesInBrief({ slug, className, areSigns = false }: RulesInBriefProps) {
  const rules = rulesInBrief(slug)
  if (rules.length === 0) return null
  return (
    <ol className={cx('grid gap-3 text-left', className)}>
      {rules.map((rule, i) => {
        const Picture = RULE_PICTURES[i] ?? Coins
        return (
          <li
            key={rule}
            className={cx('flex items-center gap-3 text-lg leading-snug font-semibold text-balance', areSigns && SIGN)}
            style={areSigns ? { animationDelay: `${i * RULE_MS}ms` } : undefined}
          >
            <span
              aria-hidden="true"
              className={cx(
                'grid size-11 shrink-0 place-items-center rounded-full border-3 border-ink text-ink',
                areSigns ? 'bg-accent' : 'bg-cream',
              )}
            >
              <Picture strokeWidth={2.5} className="size-6" />
            </span>
            {rule}
          </li>
        )
      })}
    </ol>
  )
}
