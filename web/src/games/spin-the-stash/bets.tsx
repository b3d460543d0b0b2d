import type { Verdict } from '@highjinks/games/kit'
import type { View } from '@highjinks/games/spin-the-stash'
import { Check, Undo2, X } from 'lucide-react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { VERDICT_WORDS } from '../attempt/attempt.ts'
import { nameOf, type ScreenProps } from '../screen.ts'

type Score = NonNullable<View['score']>
type Players = ScreenProps<unknown, unknown>['players']
type BetsProps = Pick<ScreenProps<View, unknown>, 'table' | 'me' | 'players'>

const FATES = {
  right: { word: 'right', Icon: Check, look: 'border-ink bg-lime text-ink' },
  wrong: { word: 'wrong', Icon: X, look: 'border-transparent bg-night text-words' },
  returned: { word: 'came back', Icon: Undo2, look: 'border-transparent bg-night text-words' },
} as const

/** Who believed what, and who was right; there is room for it on a laptop only. */
export function Bets({ table, me, players }: BetsProps) {
  const { score } = table
  const bets = Object.entries(table.bets ?? {})
  if (bets.length === 0 || !score) return null
  return (
    <ul
      aria-label="What everybody bet on"
      className="haunted:hidden! hidden flex-wrap justify-center gap-2 lg:flex stage:hidden"
    >
      {bets.map(([id, on]) => {
        const fate = fateOf(score, id)
        const { word, Icon, look } = FATES[fate]
        const isOdd = isByOthersAlone(table, id)
        return (
          <li
            key={id}
            className={cx(
              'flex animate-pop items-center gap-1.5 rounded-full border-2 py-0.5 pr-3 pl-1 text-lg laptop:text-base',
              look,
            )}
          >
            <Avatar seed={id} size="2rem" />
            <span>
              <b>{id === me ? 'You' : nameOf(players, id)}</b> bet {isVerdict(on) ? '' : 'on '}
              {betWords(on, players)}:{' '}
              <b className="whitespace-nowrap">
                <Icon aria-hidden="true" strokeWidth={4} className="inline size-5 align-[-0.2em]" /> {word}
              </b>
              {isOdd && ` without ${id === me ? 'your' : 'their'} own vote`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function fateOf({ bets, returned }: Score, id: string): keyof typeof FATES {
  if (returned.includes(id)) return 'returned'
  return (bets[id] ?? 0) > 0 ? 'right' : 'wrong'
}

/** The votes of the others settle a bet: where they said something else than all votes together, that is said. */
export function isByOthersAlone({ bets, score, attempt }: View, id: string): boolean {
  const ruling = attempt?.ruling
  if (!score || !ruling || ruling.kind === 'passed' || score.returned.includes(id)) return false
  const came = ruling.kind === 'judged' ? ruling.verdict : ruling.winner
  return (bets?.[id] === came) !== (fateOf(score, id) === 'right')
}

/** A verdict, or in a duel a name. */
export function betWords(on: string, players: Players): string {
  return isVerdict(on) ? VERDICT_WORDS[on] : nameOf(players, on)
}

function isVerdict(on: string): on is Verdict {
  return Object.hasOwn(VERDICT_WORDS, on)
}
