import type { View } from '@highjinks/games/spin-the-stash'
import { ScrollText } from 'lucide-react'
import { cx } from '../../ui/look/cx.ts'
import { nameOf } from '../screen.ts'
import type { HouseProps } from './charges.tsx'

export type Rule = View['houseRules'][number]

interface RulesProps extends HouseProps {
  readonly rules: readonly Rule[]
}

type RuleProps = HouseProps & { readonly rule: Rule }

const IN_LINE = 'flex w-full items-center gap-2 py-1 pl-3 text-left lg:gap-4 lg:pl-5 laptop:gap-3 laptop:pl-4'
const LINE = cx(IN_LINE, 'min-h-12 pr-3 lg:pr-5 laptop:pr-4')
const ROW = cx(IN_LINE, 'group min-h-18 pr-1 short:min-h-14 laptop:min-h-16')

/** The whole rule, small, as the card below it needs the room; a tap shows it large, and whom to catch. */
export function Row({ rule, onOpen, ...props }: RuleProps & { readonly onOpen: (id: string) => void }) {
  const isSpent = props.me !== null && rule.catchers.includes(props.me)
  return (
    <button type="button" onClick={() => onOpen(rule.id)} className={ROW}>
      <Words {...props} rule={rule} />
      <CatchWord isSpent={isSpent} />
    </button>
  )
}

function CatchWord({ isSpent }: { readonly isSpent: boolean }) {
  return (
    <span
      className={cx(
        'rule-catch grid min-h-14 shrink-0 place-content-center rounded-control px-3.5 font-display text-xl font-extrabold short:min-h-12 short:text-lg laptop:min-h-14',
        isSpent ? 'bg-leaf-800' : 'border-3 border-ink bg-amber text-ink group-hover:bg-lime',
      )}
    >
      {isSpent ? 'Called' : 'Caught!'}
    </span>
  )
}

export function Line(props: RuleProps) {
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
      <span className="rule-words min-w-0 grow text-sm leading-tight font-semibold text-pretty lg:text-2xl lg:leading-snug laptop:text-base">
        {rule.text}
      </span>
      <span className="rule-by shrink-0 text-xl text-muted max-lg:sr-only laptop:sr-only whitespace-nowrap">
        {rule.by === me ? 'Your' : `${nameOf(players, rule.by)}’s`} rule, {left(rule.turnsLeft)}
      </span>
    </>
  )
}

/** Of several the first words of each in one row: a tap shows all of them, and whom to catch. */
export function Several({ rules, onOpen, me }: RulesProps & { readonly onOpen: () => void }) {
  const isSpent = me !== null && rules.every(({ catchers }) => catchers.includes(me))
  return (
    <button type="button" onClick={onOpen} className={ROW}>
      <span className="grid min-w-0 grow">
        <strong className="font-display text-base leading-tight font-extrabold laptop:text-lg">
          {rules.length} house rules
        </strong>
        {rules.map(({ id, text }, place) => (
          <span
            key={id}
            className={cx('rule-words text-sm leading-tight font-semibold laptop:text-base', place > 1 && 'sr-only')}
          >
            <span aria-hidden="true" className="whitespace-nowrap">
              {beginning(text)} …
            </span>
            <span className="sr-only">{text}</span>
          </span>
        ))}
      </span>
      <CatchWord isSpent={isSpent} />
    </button>
  )
}

/** So many letters stand beside the button of a small phone. */
const FIRST_LETTERS = 22

/** Its first words, as many as have room. */
function beginning(text: string): string {
  const first = text.slice(0, FIRST_LETTERS + 1)
  return first.slice(0, Math.max(first.lastIndexOf(' '), 0) || FIRST_LETTERS)
}

export function left(turns: number): string {
  return turns === 1 ? '1 turn left' : `${turns} turns left`
}
