import type { View } from '@highjinks/games/spin-the-stash'
import { Coins } from 'lucide-react'
import { useState } from 'react'
import { useMark } from '../../lib/use-mark.ts'
import { cx } from '../../ui/look/cx.ts'
import { SheetOnDemand } from '../../ui/overlay/sheet-on-demand.tsx'
import { points } from '../../ui/party/points.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { AllRules, Catch } from './catch.tsx'
import { Charges, type HouseProps } from './charges.tsx'
import { Line, Row, type Rule, Several } from './rule-rows.tsx'

/** In place of the one that is open. */
const ALL = 'all'

/** What is always in sight: what the jackpot is worth, the rules that hold just now, and who was caught. */
export function House(props: HouseProps) {
  const { table, me, players } = props
  const [open, setOpen] = useState<string | null>(null)
  const rule = table.houseRules.find(({ id }) => id === open)
  const rules = rulesInSight(table)
  const isScore = table.phase === 'score'
  const isBesideWheel = table.phase === 'spin' || table.phase === 'turning'
  const isSeveral = me !== null && rules.length > 1
  useMark(isBesideWheel && rules.length > 0 && (rules.length > 1 ? 'has-rules' : 'has-rule'))
  return (
    <section
      aria-label="The house"
      className={cx(
        'grid gap-2 laptop:flex laptop:flex-wrap laptop:items-center laptop:gap-3',
        isBesideWheel && 'wheel-house',
      )}
    >
      <p
        className={cx(
          'flex flex-wrap items-center gap-2 short:gap-1.5',
          isBesideWheel && 'wheel-pot',
          // A rule beside them may have two lines, and so have they.
          !isBesideWheel && rules.length > 0 && 'laptop:grid laptop:gap-1',
          // Where everybody writes or points, nobody plays for it, and their lines need the room.
          table.interlude && 'max-lg:sr-only',
          // Nor has a phone the height for it below a twist and a rule.
          rules.length > 0 && '[[data-twist]~*_&]:max-lg:sr-only',
          // Nor a small one where one of many is picked or paid.
          isScore && 'short:sr-only',
          table.phase === 'pick' && (rules.length > 0 ? 'short:sr-only' : 'short:haunted:sr-only'),
        )}
      >
        <Badge tone="amber" icon={<Coins aria-hidden="true" />} className={PILL}>
          Jackpot {points(table.jackpot)}
        </Badge>
        {table.isDouble && (
          <Badge tone="coral" className={PILL}>
            Counts double
          </Badge>
        )}
      </p>
      {rules.length > 0 && (
        <ul
          aria-label="House rules"
          className={cx(
            'grid min-w-0 grow grid-cols-1 laptop:basis-0 kids:not-last:border-b-2 kids:not-last:border-accent-line overflow-hidden rounded-control border-ink bg-accent-tint laptop:border-3',
            isBesideWheel && 'wheel-rules',
            // What came of the turn needs their room on a small phone.
            isScore && 'short:hidden',
            // Nor can whoever only watches catch anybody.
            !isBesideWheel && 'short:haunted:hidden short:spooked:hidden',
          )}
        >
          {isSeveral && (
            <li className="flex min-w-0">
              <Several {...props} rules={rules} onOpen={() => setOpen(ALL)} />
            </li>
          )}
          {!isSeveral &&
            rules.map((one) => (
              <li key={one.id} className="flex min-w-0">
                {me === null ? <Line {...props} rule={one} /> : <Row {...props} rule={one} onOpen={setOpen} />}
              </li>
            ))}
        </ul>
      )}
      <Charges {...props} />
      {me !== null && (
        <SheetOnDemand
          open={rule !== undefined || (open === ALL && isSeveral)}
          onOpenChange={() => setOpen(null)}
          title={rule ? 'Caught!' : 'House rules'}
          description={rule && `House Rule: ${rule.text}`}
        >
          {!rule && <AllRules {...{ me, players, rules }} onOpen={setOpen} />}
          {rule && <Catch {...props} me={me} rule={rule} onDone={() => setOpen(null)} />}
        </SheetOnDemand>
      )}
    </section>
  )
}

/** While the points are counted, a law just laid down stands below its stamp. */
function rulesInSight({ phase, houseRules, picked }: View): readonly Rule[] {
  return phase === 'score' ? houseRules.filter(({ text }) => text !== picked) : houseRules
}

const PILL = 'border-2 border-ink text-base short:text-sm lg:text-2xl laptop:text-lg'
