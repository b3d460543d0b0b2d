import { rulesInBrief } from '@highjinks/games/rules-in-brief'
import { cx } from '../../../ui/look/cx.ts'

interface RulesInBriefProps {
  readonly slug: string
  readonly className?: string
}

/** The game in three lines, for whoever has never played it and for whoever never listens. */
export function RulesInBrief({ slug, className }: RulesInBriefProps) {
  const rules = rulesInBrief(slug)
  if (rules.length === 0) return null
  return (
    <ol className={cx('grid gap-3 text-left short:gap-2', className)}>
      {rules.map((rule, i) => (
        <li
          key={rule}
          className="flex items-baseline gap-3 text-lg leading-snug text-balance short:text-base short:leading-snug stage:gap-5 stage:text-4xl"
        >
          <span
            aria-hidden="true"
            className="w-4 shrink-0 text-center font-display text-2xl font-extrabold text-mark tabular stage:w-9 stage:text-5xl"
          >
            {i + 1}
          </span>
          {rule}
        </li>
      ))}
    </ol>
  )
}
