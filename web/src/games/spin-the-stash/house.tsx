import type { View } from '@highjinks/games/spin-the-stash'
import { Coins, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { useMark } from '../../lib/use-mark.ts'
import { cx } from '../../ui/look/cx.ts'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { points } from '../../ui/party/points.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { nameOf } from '../screen.ts'
import { Charges, type HouseProps } from './charges.tsx'
import { FacesToTap } from './faces-to-tap.tsx'

type Rule = View['houseRules'][number]

/** What is always in sight: what the jackpot is worth, the rules that hold just now, and who was caught. */
export function House(props: HouseProps) {
  const { table, me } = props
  const [open, setOpen] = useState<string | null>(null)
  const rule = table.houseRules.find(({ id }) => id === open)
  const rules = rulesInSight(table)
  const isScore = table.phase === 'score'
  const isBesideWheel = table.phase === 'spin' || table.phase === 'turning'
  useMark(isBesideWheel && rules.length > 0 && (rules.length > 1 ? 'has-rules' : 'has-rule'))
  return (
    <section
      aria-label="The house"
      className={cx(
        'grid gap-2 stage:flex stage:flex-wrap stage:items-center stage:gap-3',
        isBesideWheel && 'wheel-house',
      )}
    >
      <p
        className={cx(
          'flex flex-wrap items-center gap-2 short:gap-1.5 stage:max-w-full stage:shrink-0',
          isBesideWheel && 'wheel-pot',
          // A rule beside them may have two lines, and so have they.
          !isBesideWheel && rules.length === 1 && 'stage:grid',
          // Where everybody writes or points, nobody plays for it, and their lines need the room.
          table.interlude && 'max-lg:sr-only',
          // On a wall what came of the turn has the height.
          isScore && 'stage:hidden',
        )}
      >
        <Badge
          tone="amber"
          icon={<Coins aria-hidden="true" className="stage:size-10!" />}
          className={cx(
            PILL,
            isBesideWheel && !table.isDouble && 'stage:text-3xl',
            // While somebody performs on a wall, what is forbidden to them stands there whole instead.
            table.phase === 'resolve' && rules.length === 1 && 'stage:hidden',
          )}
        >
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
            'grid min-w-0 grow grid-cols-1 kids:not-last:border-b-2 kids:not-last:border-accent-line overflow-hidden rounded-control border-ink bg-accent-tint laptop:border-3 stage:border-4',
            !isBesideWheel &&
              'stage:auto-cols-fr stage:grid-flow-col stage:grid-cols-none stage:kids:not-last:border-r-2 stage:kids:not-last:border-b-0',
            // One stands in the strip, more of them below it.
            rules.length > 1 || isBesideWheel ? 'stage:basis-full' : 'stage:basis-0',
            isBesideWheel && 'wheel-rules',
            // What came of the turn needs their room on a wall and on a small phone.
            isScore && 'stage:hidden short:hidden',
          )}
        >
          {rules.map((one) => (
            <li key={one.id} className="flex min-w-0">
              {me === null ? <Line {...props} rule={one} /> : <Row {...props} rule={one} onOpen={setOpen} />}
            </li>
          ))}
        </ul>
      )}
      <Charges {...props} />
      {me !== null && (
        <Sheet
          open={rule !== undefined}
          onOpenChange={() => setOpen(null)}
          title="Caught!"
          description={rule && `House Rule: ${rule.text}`}
        >
          {rule && <Catch {...props} me={me} rule={rule} onDone={() => setOpen(null)} />}
        </Sheet>
      )}
    </section>
  )
}

/** While the points are counted, a law just laid down stands below its stamp. */
function rulesInSight({ phase, houseRules, picked }: View): readonly Rule[] {
  return phase === 'score' ? houseRules.filter(({ text }) => text !== picked) : houseRules
}

type RuleProps = HouseProps & { readonly rule: Rule }

const PILL =
  'border-2 border-ink text-base short:text-sm lg:text-2xl laptop:text-lg stage:rounded-control stage:border-4 stage:gap-2 stage:px-4 stage:font-display stage:text-2xl stage:font-extrabold'

const LINE =
  'flex min-h-12 w-full items-center gap-2 px-3 py-1 text-left lg:gap-4 lg:px-5 laptop:gap-3 laptop:px-4 stage:grid stage:grid-cols-[auto_1fr] stage:gap-x-3 stage:gap-y-0'

/** The whole rule, small, as the card below it needs the room; a tap shows it large, and whom to catch. */
function Row({ rule, onOpen, ...props }: RuleProps & { readonly onOpen: (id: string) => void }) {
  const isSpent = props.me !== null && rule.catchers.includes(props.me)
  return (
    <button
      type="button"
      onClick={() => onOpen(rule.id)}
      className={cx(LINE, 'group min-h-18! py-0! pr-1! short:min-h-14! laptop:min-h-16!')}
    >
      <Words {...props} rule={rule} />
      <span
        className={cx(
          'rule-catch grid min-h-16 shrink-0 place-content-center rounded-control px-3.5 font-display text-xl font-extrabold short:min-h-12 short:text-lg laptop:min-h-14',
          isSpent ? 'bg-leaf-800' : 'border-3 border-ink bg-amber text-ink group-hover:bg-lime',
        )}
      >
        {isSpent ? 'Called' : 'Caught!'}
      </span>
    </button>
  )
}

function Line(props: RuleProps) {
  return (
    <div className={LINE}>
      <Words {...props} />
    </div>
  )
}

function Words({ rule, me, players }: Pick<RuleProps, 'rule' | 'me' | 'players'>) {
  return (
    <>
      <ScrollText aria-hidden="true" className="rule-icon size-8 shrink-0 text-mark max-lg:hidden laptop:size-6" />
      {/* Whoever has to keep it reads all of it. */}
      <span className="rule-words min-w-0 grow text-sm leading-tight font-semibold text-pretty lg:text-2xl lg:leading-snug laptop:text-base stage:text-xl stage:leading-[1.2]">
        {rule.text}
        <span className="not-stage:hidden">
          {' '}
          <b className="rounded-full bg-ink px-[0.55em] font-display font-extrabold whitespace-nowrap text-accent">
            {left(rule.turnsLeft)}
          </b>
        </span>
      </span>
      <span className="rule-by shrink-0 text-xl text-muted max-lg:sr-only laptop:sr-only not-stage:whitespace-nowrap stage:hidden">
        {rule.by === me ? 'Your' : `${nameOf(players, rule.by)}’s`} rule, {left(rule.turnsLeft)}
      </span>
    </>
  )
}

interface CatchProps extends RuleProps {
  readonly me: string
  readonly onDone: () => void
}

/** Who broke it? */
function Catch({ table, me, players, act, isBusy, rule, onDone }: CatchProps) {
  const isSpent = rule.catchers.includes(me)
  return (
    <div className="grid gap-3 pb-2">
      <p className="text-muted">
        Laid down by {rule.by === me ? 'you' : nameOf(players, rule.by)}, {left(rule.turnsLeft)}.
      </p>
      <p className="text-lg font-semibold">
        {isSpent
          ? 'You’ve called this one. Let the others take a shot.'
          : 'Who broke it? If they admit it, you get 100. Everybody has one call on each rule.'}
      </p>
      {!isSpent && (
        <FacesToTap
          label="Who broke it?"
          ids={table.seats.filter((id) => id !== me)}
          isOff={isBusy}
          players={players}
          onTap={(culprit) => {
            act({ type: 'catch', rule: rule.id, culprit })
            onDone()
          }}
        />
      )}
    </div>
  )
}

function left(turns: number): string {
  return turns === 1 ? '1 turn left' : `${turns} turns left`
}
