import type { PlayerId } from '@highjinks/protocol'
import { Fragment } from 'react'
import { cx } from '../../ui/look/cx.ts'
import { points, signed } from '../../ui/party/points.ts'
import { nameOf, type ScreenProps } from '../screen.ts'
import { namesOf } from './attempt.ts'

/** The outcome of a call. */
export interface CallOutcome {
  readonly right: readonly PlayerId[]
  readonly wrong: readonly PlayerId[]
  /** The points paid. */
  readonly gains: Readonly<Record<PlayerId, number>>
  /** The points of an unread player, unless they skip. */
  readonly unread?: number
}

interface CallNewsProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly outcome: CallOutcome | null
  /** The player they tried to read, or who tried to read them. */
  readonly turn: PlayerId | null
}

/** Says who read whom and what that paid, as soon as it is known, so that no one thinks the stamp paid it. */
export function CallNews({ outcome, turn, me, players }: CallNewsProps) {
  if (!outcome) return null
  const news = callNews(outcome, turn, { me, players })
  // A small phone only has room for the player's own.
  const isOwn = me !== null && (outcome.gains[me] ?? 0) > 0
  return (
    <span className={cx('text-balance', isOwn ? 'font-semibold text-words' : 'short:hidden')}>
      {news.map(([words, gain, isEach = false]) => (
        <Fragment key={words}>
          {words}
          {gain > 0 && (
            <>
              :{' '}
              <strong className="font-display font-extrabold whitespace-nowrap text-good tabular tv:text-3xl">
                {signed(gain)}
              </strong>
              {isEach && ' each'}
            </>
          )}
          {'. '}
        </Fragment>
      ))}
    </span>
  )
}

type News = readonly [words: string, gain: number, isEach?: boolean]

function callNews(
  { right, wrong, gains, unread = 0 }: CallOutcome,
  turn: PlayerId | null,
  people: Pick<CallNewsProps, 'me' | 'players'>,
): readonly News[] {
  const { me, players } = people
  const got = (id: PlayerId | null | undefined) => gains[id ?? ''] ?? 0
  const actor = turn === me ? 'You' : nameOf(players, turn)
  // In a Surprise, the others are the ones being read.
  if (turn !== null && right.includes(turn)) return [[`${actor} knew the room`, got(turn)]]
  if (turn !== null && wrong.includes(turn)) return [[`The room surprised ${turn === me ? 'you' : actor}`, 0]]
  if (me !== null && right.includes(me)) return [['You guessed right', got(me)]]
  const isEveryoneElse = ({ length }: readonly PlayerId[]) => length > 1 && length >= players.length - 1
  const fooled = isEveryoneElse(wrong) ? 'everyone' : namesOf(wrong, { me: null, players })
  if (me !== null && wrong.includes(me)) return [[`${actor} fooled ${isEveryoneElse(wrong) ? fooled : 'you'}`, 0]]
  const isWaiting = unread > 0
  const whom = right.length > 0 && wrong.length > 1 ? 'the rest' : fooled
  const fooling: News = [
    `${actor} fooled ${whom}${isWaiting ? `, worth ${points(unread)} if ${turn === me ? 'you do' : 'they do'} it` : ''}`,
    got(turn),
  ]
  if (right.length === 0) return [fooling]
  const callers = isEveryoneElse(right) ? 'Everyone' : namesOf(right, people)
  const called: News = [`${callers} guessed right`, got(right[0]), right.length > 1]
  if (turn === me) return wrong.length === 0 ? [[`${callers} guessed right`, 0]] : [fooling]
  return wrong.length === 0 ? [called] : [called, fooling]
}
