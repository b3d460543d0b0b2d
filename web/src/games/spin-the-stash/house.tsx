import type { View } from '@highjinks/games/spin-the-stash'
import { Coins, Siren } from 'lucide-react'
import { useState } from 'react'
import { useMark } from '../../lib/use-mark.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { FootedButton } from '../../ui/button/footed-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { SheetOnDemand } from '../../ui/overlay/sheet-on-demand.tsx'
import { points } from '../../ui/party/points.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { chargeStory, leftWords, madeByWords } from './words.ts'
import './house.css'
import { said } from '../../ui/announcer/announcer.ts'

interface HouseProps extends Pick<ScreenProps<View, unknown>, 'table' | 'me' | 'players' | 'isBusy'> {
  /** Null on a TV, which can't catch anyone. */
  readonly act: ScreenProps<View, unknown>['act'] | null
}

interface SeatProps extends HouseProps {
  readonly me: string
  readonly act: ScreenProps<View, unknown>['act']
}

type Rule = View['houseRules'][number]

/** Instead of one open rule. */
const ALL = 'all'

/** Always visible: the jackpot's value, the current rules, and who was caught. */
export function House(props: HouseProps) {
  const { table, me, act } = props
  const { phase } = table
  const rules = rulesInSight(table)
  const isBesideWheel = phase === 'spin' || phase === 'turning'
  useMark(isBesideWheel && rules.length > 0 && (rules.length > 1 ? 'has-rules' : 'has-rule'))
  return (
    <section
      aria-label="The house"
      data-phase={phase}
      data-interlude={table.interlude ? true : undefined}
      data-ruled={rules.length || undefined}
      className="house"
    >
      <p className="house-pot">
        <Badge tone="amber" icon={<Coins aria-hidden="true" />}>
          Jackpot {points(table.jackpot)}
        </Badge>
        {table.isDouble && <Badge tone="coral">Counts double</Badge>}
      </p>
      {rules.length > 0 &&
        (me === null || act === null ? (
          <ul aria-label="House rules" className="house-rules" data-several={rules.length > 1 || undefined}>
            {rules.map(({ id, text, turnsLeft }) => (
              <li key={id} className="house-words">
                {text} <b>{leftWords(turnsLeft)}</b>
              </li>
            ))}
          </ul>
        ) : (
          <RulesToBreak {...props} {...{ me, act, rules }} />
        ))}
      <Charges {...props} />
    </section>
  )
}

/** Returns the visible rules. While the points are counted, a new law is below its stamp. */
function rulesInSight({ phase, houseRules, picked }: View): readonly Rule[] {
  return phase === 'score' ? houseRules.filter(({ text }) => text !== picked) : houseRules
}

/** One rule whole, or the beginnings of several; a tap shows all of it, large, and who can be caught. */
function RulesToBreak(props: SeatProps & { readonly rules: readonly Rule[] }) {
  const { me, players, rules } = props
  const [open, setOpen] = useState<string | null>(null)
  const rule = rules.find(({ id }) => id === open)
  const [only, another] = rules
  const isSpent = rules.every(({ catchers }) => catchers.includes(me))
  return (
    <>
      <ul aria-label="House rules" className="house-rules">
        <li>
          <button type="button" onClick={() => setOpen(another || !only ? ALL : only.id)} className="house-row">
            {another ? <Beginnings rules={rules} /> : only && <WholeRule rule={only} {...{ me, players }} />}
            <span className="house-catch" data-spent={isSpent || undefined}>
              {isSpent ? 'Called' : 'Caught!'}
            </span>
          </button>
        </li>
      </ul>
      <SheetOnDemand
        open={rule !== undefined || (open === ALL && another !== undefined)}
        onOpenChange={() => setOpen(null)}
        title={rule ? 'Caught!' : 'House rules'}
        description={rule && `House Rule: ${rule.text}`}
      >
        {rule ? (
          <Catch {...props} rule={rule} onDone={() => setOpen(null)} />
        ) : (
          <AllRules {...{ me, players, rules }} onOpen={setOpen} />
        )}
      </SheetOnDemand>
    </>
  )
}

function WholeRule({ rule, me, players }: Pick<SeatProps, 'me' | 'players'> & { readonly rule: Rule }) {
  return (
    <span className="house-words">
      {rule.text}
      <span className="sr-only">
        {' '}
        {rule.by === me ? 'Your' : `${nameOf(players, rule.by)}’s`} rule, {leftWords(rule.turnsLeft)}
      </span>
    </span>
  )
}

function Beginnings({ rules }: { readonly rules: readonly Rule[] }) {
  return (
    <span className="house-words">
      <strong className="block font-display text-base font-extrabold">{rules.length} house rules</strong>
      {rules.map(({ id, text }, place) => (
        <span key={id} className={cx('block', place > 1 && 'sr-only')}>
          <span aria-hidden="true" className="whitespace-nowrap">
            {beginning(text)} …
          </span>
          <span className="sr-only">{text}</span>
        </span>
      ))}
    </span>
  )
}

/** This many letters fit beside the button of a small phone. */
const FIRST_LETTERS = 22

/** Returns as many of its first words as fit. */
function beginning(text: string): string {
  const first = text.slice(0, FIRST_LETTERS + 1)
  return first.slice(0, Math.max(first.lastIndexOf(' '), 0) || FIRST_LETTERS)
}

interface AllRulesProps extends Pick<SeatProps, 'me' | 'players'> {
  readonly rules: readonly Rule[]
  readonly onOpen: (id: string) => void
}

/** Each rule whole and large, with its author and how long it holds. */
function AllRules({ me, players, rules, onOpen }: AllRulesProps) {
  return (
    <ul aria-label="House rules in full" className="grid gap-3 pb-2">
      {rules.map((rule) => (
        <li key={rule.id} className="grid gap-2 rounded-card bg-leaf-800 p-4">
          <p className="text-lg leading-snug font-semibold text-pretty">{rule.text}</p>
          <p className="text-muted">{madeByWords(rule, { me, players })}</p>
          <Button kind="secondary" disabled={rule.catchers.includes(me)} onClick={() => onOpen(rule.id)}>
            {rule.catchers.includes(me) ? 'Already called' : 'Caught someone!'}
          </Button>
        </li>
      ))}
    </ul>
  )
}

interface CatchProps extends SeatProps {
  readonly rule: Rule
  readonly onDone: () => void
}

/** Asks who broke it. */
function Catch({ table, me, players, act, isBusy, rule, onDone }: CatchProps) {
  const isSpent = rule.catchers.includes(me)
  const others = table.seats.filter((id) => id !== me)
  return (
    <div className="grid gap-3 pb-2">
      <p className="text-muted">{madeByWords(rule, { me, players })}</p>
      <p className="text-lg font-semibold">
        {isSpent
          ? 'You already called this one. Let the others try.'
          : 'Who broke it? If they admit it, you get 100. Everyone gets one call per rule.'}
      </p>
      {!isSpent && (
        <ul aria-label="Who broke it?" className="house-faces" data-fours={others.length % 4 === 0 || undefined}>
          {others.map((id) => (
            <li key={id} className="flex min-w-0">
              <button
                type="button"
                disabled={isBusy}
                onClick={() => {
                  act({ type: 'catch', rule: rule.id, culprit: id })
                  onDone()
                }}
                className="lip tappable flex min-h-22 w-full min-w-0 flex-col items-center justify-center gap-1 rounded-control border-3 px-1 py-2 font-semibold"
              >
                <Avatar seed={id} size="clamp(2.75rem, 12vw, 4rem)" />
                <Unbroken className="w-full text-center leading-tight">{nameOf(players, id)}</Unbroken>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Charges: the accused answers, the others see the result. */
export function Charges({ table, me, players, act, isBusy }: HouseProps) {
  return (
    <div ref={said} className="contents">
      {table.charges.map((charge) =>
        act !== null && charge.culprit === me && charge.isOpen && charge.answer === null ? (
          // It interrupts whatever they were doing, as being caught does.
          <Card key={charge.id} kind="tint" className="grid animate-pop gap-2 py-3">
            <p className="font-display text-lg leading-tight font-bold text-balance">
              {nameOf(players, charge.by)} caught you!
              <span className="block text-base font-semibold">{charge.rule}</span>
            </p>
            <div className="grid grid-cols-2 gap-2">
              <FootedButton
                kind="secondary"
                foot="costs nothing"
                disabled={isBusy}
                onClick={() => act({ type: 'admit', charge: charge.id })}
              >
                Fair enough
              </FootedButton>
              <FootedButton
                kind="secondary"
                foot="get caught lying: -100"
                disabled={isBusy}
                onClick={() => act({ type: 'deny', charge: charge.id })}
              >
                I never!
              </FootedButton>
            </div>
          </Card>
        ) : (
          <p key={charge.id} className="house-charge">
            <Siren aria-hidden="true" className="size-[1.5em] shrink-0 text-bad" />
            <span className="min-w-0">{chargeStory(charge, { me, players })}</span>
          </p>
        ),
      )}
    </div>
  )
}
