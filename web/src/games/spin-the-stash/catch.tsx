import { Button } from '../../ui/button/button.tsx'
import { nameOf } from '../screen.ts'
import type { HouseProps } from './charges.tsx'
import { FacesToTap } from './faces-to-tap.tsx'
import { left, type Rule } from './rule-rows.tsx'

interface CatchProps extends HouseProps {
  readonly rule: Rule
  readonly me: string
  readonly onDone: () => void
}

/** Who broke it? */
export function Catch({ table, me, players, act, isBusy, rule, onDone }: CatchProps) {
  const isSpent = rule.catchers.includes(me)
  return (
    <div className="grid gap-3 pb-2">
      <p className="text-muted">
        Made by {rule.by === me ? 'you' : nameOf(players, rule.by)}, {left(rule.turnsLeft)}.
      </p>
      <p className="text-lg font-semibold">
        {isSpent
          ? 'You already called this one. Let the others try.'
          : 'Who broke it? If they admit it, you get 100. Everyone gets one call per rule.'}
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

interface AllRulesProps extends Pick<HouseProps, 'players'> {
  readonly me: string
  readonly rules: readonly Rule[]
  readonly onOpen: (id: string) => void
}

/** Each of them whole and large, whosever it is and for how long. */
export function AllRules({ me, players, rules, onOpen }: AllRulesProps) {
  return (
    <ul aria-label="House rules in full" className="grid gap-3 pb-2">
      {rules.map((rule) => (
        <li key={rule.id} className="grid gap-2 rounded-card bg-leaf-800 p-4">
          <p className="text-lg leading-snug font-semibold text-pretty">{rule.text}</p>
          <p className="text-muted">
            Made by {rule.by === me ? 'you' : nameOf(players, rule.by)}, {left(rule.turnsLeft)}.
          </p>
          <Button kind="secondary" disabled={rule.catchers.includes(me)} onClick={() => onOpen(rule.id)}>
            {rule.catchers.includes(me) ? 'Already called' : 'Caught someone!'}
          </Button>
        </li>
      ))}
    </ul>
  )
}
